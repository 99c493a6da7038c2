import { gunzipSync } from 'node:zlib';
import type { PageFetcher } from '../fetch-page/fetch-page.ts';
import { fetchProblem } from '../optimization/fetch-problem.ts';
import { parseSitemap, type Sitemap } from './parse-sitemap.ts';

/** The protocol’s own limit of an index. */
const mostSitemaps = 50_000;
const mostBytes = 50 * 1024 * 1024;

/** A sitemap that cannot be used; its message says which one, why, and what to do. */
export class SitemapError extends Error {}

interface SitemapRequest {
	readonly fetcher: PageFetcher;
	readonly geo: string;
	readonly signal: AbortSignal;
}

/** The addresses of a sitemap, each once, those of the sitemaps in an index included. */
export async function sitemapPages(url: string, request: SitemapRequest): Promise<string[]> {
	const pages = new Set<string>();
	const waiting = [url];
	const seen = new Set(waiting);
	for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
		const { kind, addresses } = await fetchSitemap(next, request);
		const absolute = addresses.flatMap((address) => URL.parse(address, next)?.href ?? []);
		if (kind === 'pages') {
			for (const address of absolute) pages.add(address);
			continue;
		}
		for (const address of absolute) {
			if (seen.has(address) || seen.size >= mostSitemaps) continue;
			seen.add(address);
			waiting.push(address);
		}
	}
	return [...pages];
}

async function fetchSitemap(
	url: string,
	{ fetcher, geo, signal }: SitemapRequest,
): Promise<Sitemap> {
	const outcome = await fetcher.fetchFile({ url, geo, signal });
	if (outcome.kind !== 'page') throw new SitemapError(fetchProblem(outcome).message);
	if (outcome.status >= 400)
		throw new SitemapError(`The sitemap ${url} answers ${outcome.status}.`);
	const sitemap = parseSitemap(textOf(url, outcome.body));
	if (sitemap !== null) return sitemap;
	throw new SitemapError(`${url} is no sitemap: it holds neither urlset nor sitemapindex.`);
}

function textOf(url: string, body: Uint8Array): string {
	const isCompressed = body[0] === 0x1f && body[1] === 0x8b;
	try {
		const bytes = isCompressed ? gunzipSync(body, { maxOutputLength: mostBytes }) : body;
		return new TextDecoder().decode(bytes);
	} catch (cause) {
		throw new SitemapError(`The sitemap ${url} cannot be unpacked, or is larger than 50 MB.`, {
			cause,
		});
	}
}
