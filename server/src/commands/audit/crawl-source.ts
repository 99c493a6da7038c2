import { createFrontier, type Frontier } from '../../crawl/frontier.ts';
import type { ReadSitemaps } from '../../crawl/read-sitemaps.ts';
import { UsageError } from '../command.ts';
import type { Audited, AuditPage, Failure } from './audit-input.ts';
import type { PageSource, SourceValues } from './page-source.ts';
import { mostAtOnce, type SourceContext, sitemapsAround } from './source-context.ts';

const mostCrawled = 100_000;

/** The pages to which links lead from one address, and those that only the sitemaps of its site list. */
export function crawled(
	words: readonly string[],
	values: SourceValues,
	context: SourceContext,
): PageSource {
	const { most, start } = crawlOf(words, values);
	const frontier = createFrontier(start, most);
	const sitemaps = sitemapsAround(start, context);
	const count = { pages: 0, failures: 0 };
	const told = new Set<string>();
	return {
		total: most,
		hasGaps: false,
		pages: (audit) => crawl({ audit, count, frontier, sitemaps, told }),
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
	/** The pages that have come; a redirect may lead to one of them again. */
	readonly told: Set<string>;
}

/** First along the links, then what only the sitemaps list. */
async function* crawl({ sitemaps, ...crawl }: Crawl): AsyncGenerator<Audited | Failure> {
	yield* follow(crawl);
	crawl.frontier.add((await sitemaps())?.addresses ?? []);
	yield* follow(crawl);
}

async function* follow({
	audit,
	count,
	frontier,
	told,
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
			const isRepeated = told.has(result.subject);
			told.add(result.subject);
			yield { ...result, isRepeated };
			continue;
		}
		if (result.kind === 'unreachable') count.failures++;
		yield result;
	}
}
