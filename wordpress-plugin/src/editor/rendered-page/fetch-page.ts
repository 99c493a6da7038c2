import type { ResponseFacts, RobotsTxtFacts } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { OtherPageError } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { otherPageText, otherSiteText } from './other-page.ts';

/** The answer of `plumbline/v1/posts/<id>/page`. */
interface PagePlaces {
	/** URL of the page as visitors will see it. */
	readonly source: string;
	/** A text that only that page contains; null for archives, which have no token. */
	readonly mark: string | null;
	/** Its future URL. */
	readonly address: string;
	/** Identifies the saved content. */
	readonly hash: string;
}

export interface FetchedPage {
	readonly html: string;
	readonly url: string;
	readonly response: ResponseFacts;
	readonly robotsTxt: RobotsTxtFacts | null;
	/** Identifies the saved content at the time of the request. */
	readonly contentHash: string;
}

interface FetchOptions {
	/** True to leave out unsaved changes. */
	readonly saved: boolean;
	readonly signal: AbortSignal;
}

/** The header with the mark. The head of the page repeats it, because caches may remove headers. */
const markHeader = 'x-plumbline-page';

/** Headers of this preview, not of the page itself. */
const ownHeaders = /^(?:cache-control|expires|access-control-.*|vary|x-plumbline-page)$/;

/** Fetches the page of a post as visitors get it. Throws an OtherPageError if they get something else. */
export async function fetchPage(
	postId: number,
	{ saved, signal }: FetchOptions,
): Promise<FetchedPage> {
	const places = await placesOf(postId, { saved, signal });
	const answer = await fetchAsVisitor(places.source, signal);
	const html = await answer.text();
	if (!isMarked(answer, html, places.mark)) {
		const target = answer.redirected ? answer.url : '';
		throw new OtherPageError(otherPageText({ status: answer.status, target, html }));
	}
	return {
		html,
		url: places.address,
		response: {
			status: answer.status,
			headers: [...answer.headers].filter(([name]) => !ownHeaders.test(name)),
		},
		robotsTxt: await robotsTxtOf(places, signal),
		contentHash: places.hash,
	};
}

/** Without cookies the page contains nothing that only the current user sees. */
async function fetchAsVisitor(source: string, signal: AbortSignal): Promise<Response> {
	const asVisitor = { signal, credentials: 'omit', cache: 'no-store' } as const;
	try {
		return await fetch(source, asVisitor);
	} catch (cause) {
		signal.throwIfAborted();
		// A redirect to a different site fails like a lost connection.
		const { type } = await fetch(source, { ...asVisitor, redirect: 'manual' });
		throw type === 'opaqueredirect' ? new OtherPageError(otherSiteText()) : cause;
	}
}

const isMarked = (answer: Response, html: string, mark: string | null): boolean =>
	mark === null || answer.headers.get(markHeader) === mark || html.includes(mark);

/** Everybody can see archives, so they need no token. */
async function placesOf(postId: number, { saved, signal }: FetchOptions): Promise<PagePlaces> {
	if (postId === 0) {
		const { postAddress } = settings();
		return { source: postAddress, mark: null, address: postAddress, hash: '' };
	}
	return apiFetch({ path: `/plumbline/v1/posts/${postId}/page?saved=${saved}`, signal });
}

/** Null if the page will be on a different host, which the browser is not allowed to fetch from. */
async function robotsTxtOf(
	{ source, address }: PagePlaces,
	signal: AbortSignal,
): Promise<RobotsTxtFacts | null> {
	const { href, origin } = new URL('/robots.txt', address);
	if (origin !== new URL(source).origin) return null;
	const answer = await fetch(href, { signal, credentials: 'omit' });
	return { status: answer.status, text: answer.ok ? await answer.text() : null };
}
