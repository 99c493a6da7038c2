import { type LinkAnswer, linkHealth, needsSecondLook } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';

export interface LinkProgress {
	readonly done: number;
	readonly total: number;
}

/** URLs between two answers to the site; opened one after the other, to leave a small host in peace. */
const atOnce = 20;

/**
 * Lets the site read the texts it has not read yet, then opens the URLs that do not lead to a
 * post as a visitor would: only the site’s own answer says that a link is broken.
 */
export async function* checkLinks(signal: AbortSignal): AsyncGenerator<LinkProgress> {
	let read: LinkProgress;
	do {
		read = await apiFetch<LinkProgress>({
			path: '/plumbline/v1/links/read',
			method: 'POST',
			signal,
		});
		yield read;
	} while (read.done < read.total);

	const urls = await apiFetch<string[]>({ path: '/plumbline/v1/links/unknown', signal });
	for (let start = 0; start < urls.length; start += atOnce) {
		const answers = [];
		for (const url of urls.slice(start, start + atOnce)) {
			answers.push({ url, is_broken: await isBroken(url, signal) });
		}
		await apiFetch({
			path: '/plumbline/v1/links/checked',
			method: 'POST',
			data: { answers },
			signal,
		});
		yield { done: start + answers.length, total: urls.length };
	}
}

async function isBroken(url: string, signal: AbortSignal): Promise<boolean> {
	const first = await look(url, 'HEAD', signal);
	const answer = needsSecondLook(first) ? await look(url, 'GET', signal) : first;
	return linkHealth(url, answer) === 'broken';
}

/** Without cookies, as a visitor. A URL that the browser is not allowed to read stays unknown. */
async function look(url: string, method: string, signal: AbortSignal): Promise<LinkAnswer> {
	try {
		const answer = await fetch(url, { method, credentials: 'omit', signal });
		return { status: answer.status, address: answer.url };
	} catch {
		signal.throwIfAborted();
		return { status: null, address: url };
	}
}
