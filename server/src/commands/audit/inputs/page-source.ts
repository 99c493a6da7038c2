import type { Surroundings } from '@plumbline/core';
import { siteOf } from '../../../crawl/site-of.ts';
import { hasCode, usageError } from '../../../process/expected-error.ts';
import { scopeOptions } from '../../crawl/scope-options.ts';
import { say } from '../../terminal.ts';
import { auditInOrder } from './audit-in-order.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import { type AuditInput, findInputs } from './find-inputs.ts';
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
	context: SourceContext,
): Promise<PageSource> {
	const scoped = crawlOnly.find((name) => values[name] !== undefined);
	if (scoped !== undefined)
		throw usageError(`--${scoped} says what a crawl visits: add --crawl N.`);
	const baseUrl = values['base-url'];
	if (baseUrl !== undefined) {
		const { folderSource } = await import('./folder-source.ts');
		return folderSource(words, baseUrl);
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
	const sitemaps = sitemapsAround(first, context, sitemap);
	return async () => ({ isSample: false, isWhole: false, sitemaps: await sitemaps() });
}

function areOfOneSite(urls: readonly string[]): boolean {
	const parsed = urls.map((url) => URL.parse(url));
	return new Set(parsed.map((url) => url && siteOf(url))).size === 1 && parsed[0] !== null;
}

async function inSitemap(url: string, { fetcher, pace, settings, terminal }: SourceContext) {
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
	throw usageError(`--sitemap: ${url} lists no pages.`);
}
