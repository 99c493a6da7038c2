import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseSitemap, type SitemapFile } from '@plumbline/core';
import {
	type FetchFailure,
	type FetchOutcome,
	failureText,
} from '../../pages/fetch/fetch-outcome.ts';
import type { PageFetcher } from '../../pages/fetch/fetch-page.ts';
import { type ErrorCode, ExpectedError } from '../../process/expected-error.ts';
import { isTooBusy, pauseAfter } from '../pace/busy-answer.ts';
import type { Pace } from '../pace/pace.ts';

const decompressed = promisify(gunzip);
const mostBytes = 50 * 1024 * 1024;

/** Why a sitemap cannot be used. */
export const sitemapCodes = [
	'sitemap_unknown',
	'sitemap_disallowed',
	'sitemap_missing',
	'not_a_sitemap',
	'sitemap_too_large',
] as const satisfies readonly ErrorCode[];

export interface SitemapRequest {
	readonly fetcher: Pick<PageFetcher, 'fetchFile'>;
	readonly geo: string;
	readonly signal: AbortSignal;
	readonly pace: Pace;
	/** Whether to wait for a busy server and retry. */
	readonly isPatient?: boolean;
}

/** Reads one file, a sitemap or an index. Throws an ExpectedError with one of `sitemapCodes`. */
export async function fetchSitemap(url: string, request: SitemapRequest): Promise<SitemapFile> {
	const outcome = await fetchInTurn(url, request);
	if (outcome.kind !== 'page') throw notFetched(url, outcome);
	if (outcome.status >= 400) {
		throw new ExpectedError(
			isTooBusy(outcome) ? 'sitemap_unknown' : 'sitemap_missing',
			`The sitemap ${url} returns status ${outcome.status}.`,
		);
	}
	const text = await textOf(url, outcome.body);
	const sitemap = parseSitemap(text);
	if (sitemap !== null) return { ...sitemap, text };
	throw new ExpectedError(
		'not_a_sitemap',
		`${url} is not a sitemap: it contains neither urlset nor sitemapindex, and is not a feed.`,
	);
}

function notFetched(url: string, failure: FetchFailure): ExpectedError {
	const isDisallowed = failure.kind === 'robots_disallowed';
	return isDisallowed
		? new ExpectedError('sitemap_disallowed', `Sitemap ${url}: ${failureText(failure)}`)
		: new ExpectedError('sitemap_unknown', failureText(failure));
}

async function fetchInTurn(
	url: string,
	{ fetcher, geo, isPatient = false, pace, signal }: SitemapRequest,
): Promise<FetchOutcome> {
	for (let attempt = 1; ; attempt++) {
		await pace.turn(url, signal);
		const outcome = await fetcher.fetchFile({ url, geo, signal });
		if (outcome.kind !== 'page' || !isPatient) return outcome;
		const pauseMs = pauseAfter(attempt, outcome);
		if (pauseMs === null) return outcome;
		pace.pause(url, pauseMs);
	}
}

async function textOf(url: string, body: Uint8Array): Promise<string> {
	const isCompressed = body[0] === 0x1f && body[1] === 0x8b;
	try {
		const bytes = isCompressed ? await decompressed(body, { maxOutputLength: mostBytes }) : body;
		return new TextDecoder().decode(bytes);
	} catch (cause) {
		const isLarge =
			cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
		const message = `The sitemap ${url} cannot be decompressed, or is larger than 50 MB.`;
		throw new ExpectedError(isLarge ? 'sitemap_too_large' : 'not_a_sitemap', message, { cause });
	}
}
