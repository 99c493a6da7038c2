import { type Locale, localeFor } from '@plumbline/core';
import {
	type listOpportunities as endpoint,
	type Opportunities,
	type Opportunity,
	type OpportunityKind,
	opportunityKinds,
	type ParsedInputOf,
} from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { urlKey } from '../../facts/url-key.ts';
import { brandNames } from '../../rankings/brand/brand-names.store.ts';
import { type SearchedDays, searchedDays } from '../series/searched-days.ts';
import { findDecay } from './find-decay.ts';
import { findFewClicks } from './find-few-clicks.ts';
import { findLeftOut } from './find-left-out.ts';
import { findNearFirstPage } from './find-near-first-page.ts';
import { findTurns } from './find-turns.ts';
import { findWithinReach } from './find-within-reach.ts';
import {
	type FoundOpportunity,
	type Looked,
	notLooked,
	type OpportunityQuestion,
} from './found-opportunity.ts';
import { inWords, whyNotLooked } from './opportunity-texts.ts';
import { siteQueries } from './queries.store.ts';

type Input = ParsedInputOf<typeof endpoint>;
type LookedKinds = readonly (readonly [OpportunityKind, Looked])[];

const finders: Readonly<
	Record<OpportunityKind, (question: OpportunityQuestion) => Promise<Looked>>
> = {
	near_first_page: findNearFirstPage,
	few_clicks_for_position: findFewClicks,
	decay: findDecay,
	pages_take_turns: findTurns,
	blocked_with_impressions: findLeftOut,
	within_reach: findWithinReach,
};

/** The opportunities of this site, most clicks first, and the searches that could not run. */
export async function listOpportunities(
	database: Database,
	caller: Parameters<typeof searchedDays>[1],
	input: Input,
): Promise<{ readonly answer: Opportunities; readonly totalCount: number }> {
	const days = await searchedDays(database, caller, input, { pages: true });
	const locale = localeFor(input.locale);
	const kinds = input.kinds ?? opportunityKinds;
	const all = await lookFor(database, days, kinds, locale);
	const wanted = onlyOf(
		all.flatMap(([, { found }]) => found),
		input.url,
	).toSorted(byGain);
	const { limit, offset } = input;
	const answer = {
		meta: { ...days.meta, looked: all.map((one) => wireLooked(one, locale)), limit, offset },
		opportunities: wanted.slice(offset, offset + limit).map((found) => wire(found, locale)),
	};
	return { answer, totalCount: wanted.length };
}

async function lookFor(
	database: Database,
	{ site, series, range }: SearchedDays,
	kinds: readonly OpportunityKind[],
	locale: Locale,
): Promise<LookedKinds> {
	if (series === null) return kinds.map((kind) => [kind, notLooked('no_figures')] as const);
	const names = await brandNames(database, site);
	const queries = await siteQueries(database, series, range, names);
	const question = { database, series, range, queries, locale };
	const all = await Promise.all(
		kinds.map(async (kind) => [kind, await finders[kind](question)] as const),
	);
	return withoutRepeats(all);
}

/** A query with a reason of its own is not listed again because it has many impressions. */
function withoutRepeats(all: LookedKinds): LookedKinds {
	const others = all.filter(([kind]) => kind !== 'within_reach');
	const named = new Set(others.flatMap(([, { found }]) => found.map(({ keyword }) => keyword)));
	return all.map(([kind, one]) => {
		if (kind !== 'within_reach') return [kind, one];
		return [kind, { ...one, found: one.found.filter(({ keyword }) => !named.has(keyword)) }];
	});
}

function onlyOf(found: readonly FoundOpportunity[], urls: readonly string[] | undefined) {
	if (urls === undefined) return found;
	const keys = new Set(urls.map(urlKey));
	return found.filter(({ url }) => keys.has(urlKey(url)));
}

/** Opportunities whose gain is unknown come last. */
function byGain(one: FoundOpportunity, other: FoundOpportunity): number {
	return (other.clicks_to_gain ?? -1) - (one.clicks_to_gain ?? -1);
}

function wire({ verdict, ...found }: FoundOpportunity, locale: Locale): Opportunity {
	return { ...found, ...inWords({ ...found, ...(verdict && { verdict }) }, locale) };
}

function wireLooked([kind, { found, notLookedBecause }]: LookedKinds[number], locale: Locale) {
	return {
		kind,
		found: found.length,
		not_looked_because: notLookedBecause && whyNotLooked(notLookedBecause, locale),
		not_looked_code: notLookedBecause,
	};
}
