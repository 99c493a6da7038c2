import type { ResponseFacts, RobotsTxtFacts } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { settings } from '../settings.ts';

/** The answer of `plumbline/v1/posts/<id>/page`. */
interface PagePlaces {
	/** URL of the page as visitors will see it. */
	readonly source: string;
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

/** Headers of this preview, not of the page itself. */
const ownHeaders = /^(?:cache-control|expires|access-control-.*|vary)$/;

/** Fetches the page of a post as visitors get it. */
export async function fetchPage(
	postId: number,
	{ saved, signal }: FetchOptions,
): Promise<FetchedPage> {
	const places = await placesOf(postId, { saved, signal });
	// Without cookies the page contains nothing that only the current user sees.
	const answer = await fetch(places.source, { signal, credentials: 'omit', cache: 'no-store' });
	return {
		html: await answer.text(),
		url: places.address,
		response: {
			status: answer.status,
			headers: [...answer.headers].filter(([name]) => !ownHeaders.test(name)),
		},
		robotsTxt: await robotsTxtOf(places, signal),
		contentHash: places.hash,
	};
}

/** Everybody can see archives, so they need no token. */
async function placesOf(postId: number, { saved, signal }: FetchOptions): Promise<PagePlaces> {
	if (postId === 0) {
		const { postAddress } = settings();
		return { source: postAddress, address: postAddress, hash: '' };
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
