import { isNearlyWhole } from '../../../crawl/judge/is-nearly-whole.ts';
import type { ReadSitemaps } from '../../../crawl/read-sitemaps.ts';
import { siteOf } from '../../../crawl/site-of.ts';
import type { ScopeSettings } from '../../../crawl/urls/url-scope.ts';
import { usageError } from '../../../errors/expected-error.ts';
import { wholeNumberOf } from '../../option-values.ts';
import { say, type Terminal } from '../../terminal.ts';
import { inOrder } from '../in-order.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import type { PageSource, SourceValues } from './page-source.ts';
import { mostAtOnce, type SourceContext, sitemapsAround } from './source-context.ts';

/** Pages that can be reached by links from one URL, then pages that only the sitemaps list. */
export function crawled(
	words: readonly string[],
	values: SourceValues,
	context: SourceContext,
): PageSource {
	const { terminal } = context;
	const { most, scope } = crawlOf(words, values);
	const { start } = scope;
	const frontier = createFrontier(scope, most);
	const sitemaps = sitemapsAround(start, context);
	const count = { pages: 0, failures: 0 };
	const told = new Set<string>();
	const disallowed: string[] = [];
	return {
		total: most,
		hasGaps: false,
		pages: (audit) =>
			crawl({ audit, count, disallowed, frontier, sitemaps, start, terminal, told }),
		surroundings: async () => ({
			isSample: false,
			isWhole: !frontier.isFull && isNearlyWhole(count),
			sitemaps: await sitemaps(),
		}),
	};
}

const mostDepth = 1_000_000;

function crawlOf(
	words: readonly string[],
	values: SourceValues,
): { readonly most: number; readonly scope: ScopeSettings } {
	const most = Number(values.crawl);
	const [word = '', ...others] = words;
	const start = URL.parse(word);
	if (!Number.isSafeInteger(most) || most < 1) {
		throw usageError(`--crawl: “${values.crawl}” is not a number of pages.`);
	}
	if (start === null || others.length > 0 || siteOf(start) === null) {
		throw usageError('--crawl needs one start URL, such as https://example.com/.');
	}
	if (values.list !== undefined || values.sitemap !== undefined) {
		throw usageError('--crawl finds its pages itself: leave out --list and --sitemap.');
	}
	start.hash = '';
	const limits = { least: 0, most: mostDepth, wanted: 'a whole number' };
	const scope = {
		start: start.href,
		include: values.include ?? [],
		exclude: values.exclude ?? [],
		depth: wholeNumberOf('depth', values.depth, limits) ?? null,
		dropParameters: values['drop-parameter'] ?? [],
	};
	return { most, scope };
}

interface Crawl {
	readonly audit: AuditPage;
	readonly count: { pages: number; failures: number };
	/** URLs that robots.txt does not allow to fetch. */
	readonly disallowed: string[];
	readonly frontier: Frontier;
	readonly sitemaps: () => Promise<ReadSitemaps | null>;
	readonly start: string;
	readonly terminal: Terminal;
	/** The final URLs of the pages so far; a redirect may lead to one of them again. */
	readonly told: Set<string>;
}

/** Follows links first, then the pages that only the sitemaps list. */
async function* crawl({ sitemaps, ...crawl }: Crawl): AsyncGenerator<Audited | Failure> {
	yield* follow(crawl);
	crawl.frontier.add((await sitemaps())?.addresses ?? []);
	yield* follow(crawl);
	sayDisallowed(crawl.disallowed, crawl.terminal);
}

async function* follow({
	audit,
	count,
	disallowed,
	frontier,
	start,
	terminal,
	told,
}: Omit<Crawl, 'sitemaps'>): AsyncGenerator<Audited | Failure> {
	const visits = inOrder({
		next: () => frontier.next(),
		atOnce: mostAtOnce,
		work: ({ url }) => audit({ kind: 'url', url }),
	});
	for await (const [{ chain, depth, url }, result] of visits) {
		const isStart = url === start;
		if ('report' in result) {
			if (!isSameSite(start, result.subject)) {
				if (!isStart) continue;
				sayOtherSite(start, result.subject, terminal);
			}
			count.pages++;
			frontier.add(result.links, { url: new URL(result.subject), depth, chain });
			const isRepeated = told.has(result.subject);
			told.add(result.subject);
			yield { ...result, isRepeated };
			continue;
		}
		const isByTheWay = !isStart && result.isNoPage === true;
		if (isByTheWay && result.kind === 'robots_disallowed') {
			frontier.forgiveVisit();
			disallowed.push(url);
			continue;
		}
		if (result.kind === 'unreachable') count.failures++;
		yield { ...result, isByTheWay };
	}
}

function sayDisallowed([first, ...others]: readonly string[], terminal: Terminal): void {
	if (first === undefined) return;
	const urls =
		others.length === 0
			? `1 URL because robots.txt does not allow fetching it: ${first}`
			: `${others.length + 1} URLs because robots.txt does not allow fetching them, such as ${first}`;
	say(terminal, `plumbline: the crawl left out ${urls}`);
}

const isSameSite = (one: string, other: string) => siteOf(new URL(one)) === siteOf(new URL(other));

function sayOtherSite(start: string, subject: string, terminal: Terminal): void {
	say(
		terminal,
		`plumbline: ${start} redirects to a different site. To crawl that site, give its URL: ${subject}`,
	);
}
