import {
	declaredSitemaps,
	type SitemapFault,
	type SiteSitemaps,
	sitemapFault,
	sitemapFaults,
	withPlainEscapes,
} from '@plumbline/core';
import { type ErrorCode, ExpectedError, hasCode } from '../../process/expected-error.ts';
import { fetchSitemap, type SitemapRequest, sitemapCodes } from './sitemap-file.ts';
import { type SitemapVersions, sitemapVersions } from './sitemap-versions.ts';

export interface SitemapsRequest extends SitemapRequest {
	/** Any page of the site. */
	readonly url: string;
	/** A sitemap that the caller names, besides those of robots.txt. */
	readonly named?: string | undefined;
	readonly now: Date;
	/** The most files to read. */
	readonly mostFiles: number;
	/** As soon as this many were read, the others do not matter. */
	readonly enough?: number;
	/** Gets the versions in other languages that a file lists. */
	readonly onVersions?: (versions: Iterable<SitemapVersions>) => Promise<void>;
}

export interface ReadSitemaps extends SiteSitemaps {
	/** All URLs that the sitemaps list. */
	readonly addresses: Iterable<string>;
}

const mostAddresses = 1_000_000;

/** Errors after which the content of the file is still unknown. */
const unreadCodes: ReadonlySet<ErrorCode> = new Set(['sitemap_unknown', 'sitemap_disallowed']);

/**
 * The sitemaps of a site: those that robots.txt or the caller names, else /sitemap.xml. Null if
 * robots.txt itself cannot be read.
 */
export async function readSitemaps(request: SitemapsRequest): Promise<ReadSitemaps | null> {
	const { origin, host } = new URL(request.url);
	const robots = await robotsText(`${origin}/robots.txt`, request);
	if (robots === null) return null;
	const declared = declaredSitemaps(robots);
	const isDeclared = declared.length > 0;
	const named = request.named === undefined ? declared : [...declared, request.named];
	const seen = new Set(named.length > 0 ? named : [`${origin}/sitemap.xml`]);
	const waiting = [...seen];
	const listed = new Map<string, string>();
	const files: string[] = [];
	const faults: SitemapFault[] = [];
	let namesAlternates = false;
	let isComplete = true;
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const isEnough = files.length >= (request.enough ?? Number.POSITIVE_INFINITY);
		if (
			isEnough ||
			files.length + faults.length >= request.mostFiles ||
			listed.size >= mostAddresses
		) {
			isComplete = false;
			break;
		}
		const file = await fileOrProblem(next, request);
		if (file instanceof ExpectedError) {
			if (unreadCodes.has(file.code)) isComplete = false;
			else if (file.code === 'sitemap_too_large') faults.push(sitemapFault('too_large', next));
			else if (isDeclared || seen.size > 1) faults.push(sitemapFault('unreadable', next));
			continue;
		}
		files.push(next);
		if (file.kind === 'feed') isComplete = false;
		faults.push(...sitemapFaults(next, file, { siteHost: host, now: request.now }));
		if (/\bhreflang\s*=/i.test(file.text)) {
			namesAlternates = true;
			await request.onVersions?.(sitemapVersions(file.text));
		}
		for (const written of file.addresses) {
			const address = normal(written, next);
			if (address === null) continue;
			if (file.kind !== 'index') listed.set(address, listed.get(address) ?? next);
			else if (!seen.has(address)) {
				seen.add(address);
				waiting.push(address);
			}
		}
	}
	return {
		survey: { isDeclared, files, faults },
		namesAlternates,
		isComplete,
		find: (address) => listed.get(address) ?? null,
		addresses: listed.keys(),
	};
}

async function robotsText(url: string, { fetcher, geo, signal }: SitemapRequest) {
	const outcome = await fetcher.fetchFile({ url, geo, signal });
	if (outcome.kind !== 'page' || outcome.status >= 500) return null;
	return outcome.status < 300 ? new TextDecoder().decode(outcome.body) : '';
}

async function fileOrProblem(url: string, request: SitemapRequest) {
	try {
		return await fetchSitemap(url, request);
	} catch (error) {
		if (hasCode(error, ...sitemapCodes)) return error;
		throw error;
	}
}

function normal(written: string, base: string): string | null {
	const url = URL.parse(written, base);
	if (!url || !/^https?:$/.test(url.protocol)) return null;
	url.hash = '';
	return withPlainEscapes(url.href);
}
