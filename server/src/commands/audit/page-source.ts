import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Surroundings } from '@plumbline/core';
import { createFrontier, type Frontier, siteOf } from '../../crawl/frontier.ts';
import type { Pace } from '../../crawl/pace.ts';
import { type ReadSitemaps, readSitemaps } from '../../crawl/read-sitemaps.ts';
import { sitemapPages } from '../../crawl/sitemap-pages.ts';
import type { PageFetcher } from '../../fetch-page/fetch-page.ts';
import { UsageError } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import type { AuditSettings } from './audit-settings.ts';
import { type AuditInput, findInputs } from './find-inputs.ts';
import { inOrder } from './in-order.ts';

export interface SourceValues {
	readonly sitemap?: string | undefined;
	readonly list?: string | undefined;
	readonly crawl?: string | undefined;
}

/** Where the pages of a command come from. */
export interface PageSource {
	/** How many they are; a crawl finds them on the way and knows the most only. */
	readonly total: number;
	/** Audits them, several at once, and yields them in order. */
	readonly pages: (audit: AuditPage) => AsyncGenerator<Audited | Failure>;
	/** What lies around the pages once they are read; null where they are no part of one site. */
	readonly surroundings: (() => Promise<Surroundings>) | null;
}

/** More would not be polite towards one site, and one audit is not waited for by all. */
const mostAtOnce = 4;
const mostCrawled = 100_000;
const mostSitemaps = 1000;

interface SourceContext {
	readonly fetcher: PageFetcher;
	readonly settings: AuditSettings;
	readonly terminal: Terminal;
	readonly pace: Pace;
}

/** What words and options name together: addresses, files, folders, a list, a sitemap, a site to crawl. */
export async function pageSource(
	words: readonly string[],
	values: SourceValues,
	context: SourceContext,
): Promise<PageSource> {
	if (values.crawl !== undefined) return crawled(words, values, context);
	const listed = [
		...(values.list === undefined ? [] : await listedAddresses(values.list, context.terminal)),
		...(values.sitemap === undefined ? [] : await sitemapAddresses(values.sitemap, context)),
	].map((url): AuditInput => ({ kind: 'url', url }));
	const hasOther = values.list !== undefined || values.sitemap !== undefined;
	const named = words.length === 0 && hasOther ? [] : await findInputs(words);
	const inputs = [...named, ...listed];
	return {
		total: inputs.length,
		pages: (audit) => inOrder(inputs, mostAtOnce, (input) => audit(input)),
		surroundings: hasOther ? surroundingsOf(inputs, values.sitemap, context) : null,
	};
}

/** Known where all pages are of one site; a list says nothing of what it leaves out. */
function surroundingsOf(
	inputs: readonly AuditInput[],
	sitemap: string | undefined,
	context: SourceContext,
) {
	const urls = inputs.flatMap((input) => (input.kind === 'url' ? [input.url] : []));
	const [first] = urls;
	if (first === undefined || urls.length < inputs.length || !areOfOneSite(urls)) return null;
	const sitemaps = sitemapsAround(first, context, sitemap);
	return async () => ({ isSample: false, isWhole: false, sitemaps: await sitemaps() });
}

function areOfOneSite(urls: readonly string[]): boolean {
	const parsed = urls.map((url) => URL.parse(url));
	return new Set(parsed.map((url) => url && siteOf(url))).size === 1 && parsed[0] !== null;
}

function sitemapsAround(
	url: string,
	{ fetcher, pace, settings, terminal }: SourceContext,
	named?: string,
) {
	let read: Promise<ReadSitemaps | null> | null = null;
	return () => {
		read ??= readSitemaps({
			url,
			named,
			fetcher,
			geo: settings.options.geo,
			signal: terminal.stop,
			pace,
			now: new Date(),
			mostFiles: mostSitemaps,
		});
		return read;
	};
}

async function listedAddresses(path: string, { input }: Terminal): Promise<readonly string[]> {
	const content = path === '-' ? await text(input) : await contentOf(path);
	const lines = content.split(/\r\n|\r|\n/).map((line) => line.trim());
	const addresses = lines.filter((line) => line !== '' && !line.startsWith('#'));
	const wrong = addresses.find((line) => !/^https?:\/\//i.test(line));
	if (wrong === undefined) return addresses;
	throw new UsageError(
		`--list: line ${lines.indexOf(wrong) + 1} of “${path}” is no address: “${wrong}”. Write one address a line, with https:// or http://.`,
	);
}

async function contentOf(path: string): Promise<string> {
	try {
		return await readFile(path, 'utf8');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new UsageError(`--list: “${path}” cannot be read: ${reason}.`);
	}
}

async function sitemapAddresses(
	url: string,
	{ fetcher, settings, terminal }: SourceContext,
): Promise<readonly string[]> {
	const signal = terminal.stop;
	const addresses = await sitemapPages(url, { fetcher, geo: settings.options.geo, signal });
	if (addresses.length > 0) return addresses;
	throw new UsageError(`--sitemap: ${url} lists no page.`);
}

function crawled(
	words: readonly string[],
	values: SourceValues,
	context: SourceContext,
): PageSource {
	const { most, start } = crawlOf(words, values);
	const frontier = createFrontier(start, most);
	const sitemaps = sitemapsAround(start, context);
	const count = { pages: 0, failures: 0 };
	return {
		total: most,
		pages: (audit) => crawl({ audit, count, frontier, sitemaps }),
		surroundings: async () => ({
			isSample: false,
			// A few pages that could not be had change little.
			isWhole: !frontier.isFull && count.failures <= count.pages * mostFailedShare,
			sitemaps: await sitemaps(),
		}),
	};
}

const mostFailedShare = 0.05;

function crawlOf(words: readonly string[], values: SourceValues) {
	const most = Number(values.crawl);
	const [start, ...others] = words;
	if (!Number.isInteger(most) || most < 1 || most > mostCrawled) {
		throw new UsageError(
			`--crawl: “${values.crawl}” is not a number of pages from 1 to ${mostCrawled}.`,
		);
	}
	if (start === undefined || others.length > 0 || !/^https?:\/\//i.test(start)) {
		throw new UsageError('--crawl needs one address to start from, such as https://example.com/.');
	}
	if (values.list !== undefined || values.sitemap !== undefined) {
		throw new UsageError('--crawl finds its pages itself: leave out --list and --sitemap.');
	}
	return { most, start };
}

interface Crawl {
	readonly audit: AuditPage;
	readonly count: { pages: number; failures: number };
	readonly frontier: Frontier;
	readonly sitemaps: () => Promise<ReadSitemaps | null>;
}

/** First along the links, then what only the sitemaps list. */
async function* crawl({
	audit,
	count,
	frontier,
	sitemaps,
}: Crawl): AsyncGenerator<Audited | Failure> {
	yield* follow({ audit, count, frontier });
	frontier.add((await sitemaps())?.addresses ?? []);
	yield* follow({ audit, count, frontier });
}

async function* follow({
	audit,
	count,
	frontier,
}: Omit<Crawl, 'sitemaps'>): AsyncGenerator<Audited | Failure> {
	const running: Promise<Audited | Failure>[] = [];
	for (;;) {
		while (running.length < mostAtOnce) {
			const url = frontier.next();
			if (url === null) break;
			const visit = audit({ kind: 'url', url });
			// Whoever awaits it later meets the error; until then it must not count as unhandled.
			visit.catch(() => undefined);
			running.push(visit);
		}
		const result = await running.shift();
		if (result === undefined) return;
		if ('report' in result) {
			count.pages++;
			frontier.add(result.links);
		} else if (result.kind === 'unreachable') count.failures++;
		yield result;
	}
}
