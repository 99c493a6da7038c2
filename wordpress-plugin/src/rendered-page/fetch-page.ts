import type { ResponseFacts, RobotsTxtFacts } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';

/** The answer of `plumbline/v1/posts/<id>/page`. */
interface PagePlaces {
	/** Where the page can be fetched as visitors will see it. */
	readonly source: string;
	/** Its future URL. */
	readonly address: string;
	/** Of what is saved of the post. */
	readonly hash: string;
}

export interface FetchedPage {
	readonly html: string;
	readonly url: string;
	readonly response: ResponseFacts;
	readonly robotsTxt: RobotsTxtFacts | null;
	/** Names what was saved of the post when its page was asked for. */
	readonly contentHash: string;
}

interface FetchOptions {
	/** Without what was typed since the last save. */
	readonly saved: boolean;
	readonly signal: AbortSignal;
}

/** Said by this view of the page, not by the page itself. */
const ownHeaders = /^(?:cache-control|expires|access-control-.*|vary)$/;

/** Fetches the page of a post as a visitor gets it. */
export async function fetchPage(
	postId: number,
	{ saved, signal }: FetchOptions,
): Promise<FetchedPage> {
	const path = `/plumbline/v1/posts/${postId}/page?saved=${saved}`;
	const places: PagePlaces = await apiFetch({ path, signal });
	// Without cookies nothing of the person who asks can be in it.
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

/** Null if the page will be on a different host, which the browser may not fetch. */
async function robotsTxtOf(
	{ source, address }: PagePlaces,
	signal: AbortSignal,
): Promise<RobotsTxtFacts | null> {
	const { href, origin } = new URL('/robots.txt', address);
	if (origin !== new URL(source).origin) return null;
	const answer = await fetch(href, { signal, credentials: 'omit' });
	return { status: answer.status, text: answer.ok ? await answer.text() : null };
}
