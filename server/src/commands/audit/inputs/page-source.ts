import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Surroundings } from '@plumbline/core';
import { siteOf } from '../../../crawl/site-of.ts';
import type { FetchOutcome } from '../../../pages/fetch/fetch-outcome.ts';
import type { PageRequest } from '../../../pages/fetch/fetch-page.ts';
import { hasCode, usageError } from '../../../process/expected-error.ts';
import { scopeOptions } from '../../crawl/scope-options.ts';
import { say } from '../../terminal.ts';
import { auditInOrder } from './audit-in-order.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import { withFileMemory } from './file-memory.ts';
import { type AuditInput, findInputs } from './find-inputs.ts';
import { fileAnswer } from './folder-fetcher.ts';
import { listedAddresses } from './listed-addresses.ts';
import { type SourceContext, sitemapsAround } from './source-context.ts';

type ScopeValues = {
	readonly [Name in keyof typeof scopeOptions]?: string | readonly string[] | undefined;
};

export interface SourceValues extends ScopeValues {
	readonly sitemap?: string | undefined;
	readonly list?: string | undefined;
	readonly 'base-url'?: string | undefined;
}

const crawlOnly = Object.keys(scopeOptions) as readonly (keyof typeof scopeOptions)[];

/** Where the pages of a command come from. */
export interface PageSource {
	readonly total: number;
	/** Audits the pages, several at once, and yields the results in order. */
	readonly pages: (audit: AuditPage) => AsyncGenerator<Audited | Failure>;
	/** Whether a sitemap of an index could not be read. That failure has already been reported. */
	readonly hasGaps: boolean;
	/** Facts about the site, known once its pages are read; null if the pages do not form one site. */
	readonly surroundings: (() => Promise<Surroundings>) | null;
}

/** Resolves arguments and options together: URLs, files, folders, a list, a sitemap, a site to crawl. */
export async function pageSource(
	words: readonly string[],
	values: SourceValues,
	{ fetcher, ...others }: SourceContext,
): Promise<PageSource> {
	const context = { ...others, fetcher: withFileMemory(fetcher) };
	const scoped = crawlOnly.find((name) => values[name] !== undefined);
	if (scoped !== undefined)
		throw usageError(`--${scoped} says what a crawl visits: add --crawl N.`);
	const baseUrl = values['base-url'];
	if (baseUrl !== undefined) {
		const { folderSource } = await import('./folder-source.ts');
		return folderSource(words, baseUrl, context);
	}
	const ofList =
		values.list === undefined ? [] : await listedAddresses(values.list, context.terminal);
	const ofSitemap = values.sitemap === undefined ? null : await inSitemap(values.sitemap, context);
	const addresses = new Set([...ofList, ...(ofSitemap?.addresses ?? [])]);
	const listed = [...addresses].map((url): AuditInput => ({ kind: 'url', url }));
	const hasOther = values.list !== undefined || values.sitemap !== undefined;
	const named = words.length === 0 && hasOther ? [] : await findInputs(words);
	const inputs = [...named, ...listed];
	return {
		total: inputs.length,
		hasGaps: (ofSitemap?.problems.length ?? 0) > 0,
		pages: (audit) => auditInOrder(inputs, audit),
		surroundings: hasOther ? surroundingsOf(inputs, values.sitemap, context) : null,
	};
}

/** Null unless all pages belong to one site. Never `isWhole`: a list may leave out pages. */
function surroundingsOf(
	inputs: readonly AuditInput[],
	sitemap: string | undefined,
	context: SourceContext,
) {
	const urls = inputs.flatMap((input) => (input.kind === 'url' ? [input.url] : []));
	const [first] = urls;
	if (first === undefined || urls.length < inputs.length || !areOfOneSite(urls)) return null;
	const sitemaps = sitemapsAround(
		first,
		context,
		sitemap !== undefined && URL.canParse(sitemap) ? sitemap : undefined,
	);
	return async () => ({ isSample: false, isWhole: false, sitemaps: await sitemaps() });
}

function areOfOneSite(urls: readonly string[]): boolean {
	const parsed = urls.map((url) => URL.parse(url));
	return new Set(parsed.map((url) => url && siteOf(url))).size === 1 && parsed[0] !== null;
}

async function inSitemap(given: string, context: SourceContext) {
	const { pace, settings, terminal } = context;
	const { fetcher, url } = URL.canParse(given)
		? { fetcher: context.fetcher, url: given }
		: localSitemap(given, context);
	const { sitemapPages } = await import('../../../crawl/sitemaps/sitemap-pages.ts');
	const signal = terminal.stop;
	const { geo } = settings.options;
	const request = { fetcher, geo, pace, signal, isPatient: true };
	const found = await sitemapPages(url, request).catch((error: unknown) => {
		if (!hasCode(error, 'sitemap_disallowed')) throw error;
		const remedy = 'Save it in a browser and give the URLs it lists with --list.';
		throw usageError(`${error.message} ${remedy}`);
	});
	for (const problem of found.problems) say(terminal, `plumbline: ${problem}`);
	if (found.addresses.length > 0) return found;
	throw usageError(`--sitemap: ${given} lists no pages.`);
}

/** Only the named file is read from the disk, and no other to which a sitemap points. */
function localSitemap(path: string, { fetcher }: SourceContext) {
	if (!existsSync(path))
		throw usageError(`--sitemap: “${path}” is neither a URL nor a file that exists.`);
	const { href: url } = pathToFileURL(path);
	const answered = async (request: PageRequest): Promise<FetchOutcome> =>
		request.url === url ? fileAnswer(url, await readFile(path)) : fetcher.fetchFile(request);
	return { url, fetcher: { fetchFile: answered } };
}
