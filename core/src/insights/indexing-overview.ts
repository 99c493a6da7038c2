import { addressDifference } from '../addresses/address-spelling.ts';
import type { CrawlerAccess } from '../facts/derived/indexing/crawler-access.fact.ts';
import type { RobotsDirective } from '../facts/derived/indexing/robots-directives.fact.ts';
import type { FactStore } from '../facts/fact-store.ts';
import type { NodeRef } from '../facts/node-ref.ts';
import type { Redirect } from '../facts/page-facts.ts';
import { blockingDirectives } from '../robots/blocking-directives.ts';
import { crawlersOf, engineName } from '../robots/crawlers.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';

/** Whether one engine of the country may fetch and show the page. */
export interface EngineAccess {
	readonly engine: string;
	/** By robots.txt; null if that file is unknown. */
	readonly mayFetch: boolean | null;
	/** The deciding line of robots.txt; empty if there is none. */
	readonly line: string;
	/** The first rule that keeps the page out of its results; null if none does. */
	readonly keptOutBy: RobotsDirective | null;
}

export interface CanonicalEntry {
	readonly address: string;
	/** null for a header. */
	readonly node: NodeRef | null;
	/** `self`: this page, in any spelling. `unknown`: the page's own URL is not known. */
	readonly leadsTo: 'self' | 'other' | 'unknown';
}

export interface HreflangEntry {
	readonly code: string;
	/** Absolute if it can be resolved. */
	readonly address: string;
	readonly isSelf: boolean;
	/** null for a header. */
	readonly node: NodeRef | null;
}

export interface IndexingOverview {
	/** null if the host does not know it. */
	readonly status: number | null;
	readonly redirects: readonly Redirect[];
	readonly engines: readonly EngineAccess[];
	/** Access of assistants and AI models; empty if robots.txt is unknown. */
	readonly otherCrawlers: readonly CrawlerAccess[];
	/** The server's response; null if this host did not request the file. */
	readonly robotsTxt: { readonly status: number | null; readonly isThere: boolean } | null;
	/** null if this host cannot know them. */
	readonly directives: readonly RobotsDirective[] | null;
	/** False if only the page's elements are known, not the headers of its response. */
	readonly areHeadersKnown: boolean;
	readonly canonicals: readonly CanonicalEntry[] | null;
	readonly hreflangs: readonly HreflangEntry[] | null;
}

/** Everything that decides whether the page is found, in one place. */
export function indexingOverview(facts: FactStore, ruleSet: RuleSet, now: Date): IndexingOverview {
	const response = facts.get('response');
	const access = facts.get('crawlerAccess') ?? [];
	const directives = facts.get('robotsDirectives');
	const robotsTxt = facts.get('robotsTxt');
	const page = facts.get('url');
	return {
		status: response?.status ?? null,
		redirects: response?.redirects ?? [],
		engines: ruleSet.engines.map((engine): EngineAccess => {
			const names = crawlersOf(engine);
			const own = access.find(({ crawler }) => names.has(crawler.toLowerCase()));
			return {
				engine: engineName(engine),
				mayFetch: own?.isAllowed ?? null,
				line: own?.line ?? '',
				keptOutBy: blockingDirectives(directives ?? [], names, now)[0] ?? null,
			};
		}),
		otherCrawlers: access.filter(({ purpose }) => purpose !== 'search'),
		robotsTxt: robotsTxt && { status: robotsTxt.status, isThere: robotsTxt.text !== null },
		directives,
		areHeadersKnown: response !== null && response.headers !== null,
		canonicals:
			facts.get('statedCanonicals')?.map(({ address, node }) => {
				return { address, node, leadsTo: page === null ? 'unknown' : leadsTo(address, page) };
			}) ?? null,
		hreflangs:
			facts.get('statedHreflangs')?.map(({ address, code, node }) => {
				return { code, address, node, isSelf: page !== null && leadsTo(address, page) === 'self' };
			}) ?? null,
	};
}

function leadsTo(address: string, page: string): 'self' | 'other' {
	const [one, other] = [URL.parse(address), URL.parse(page)];
	if (!one || !other) return 'other';
	return ['none', 'scheme', 'spelling'].includes(addressDifference(one, other)) ? 'self' : 'other';
}
