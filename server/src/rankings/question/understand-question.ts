import {
	type Granularity,
	isOfSearcher,
	type listRankings,
	type ParsedInputOf,
} from '@plumbline/core/api';
import { conversionEvents } from '../../accounts/conversion-events.store.ts';
import { findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { matchKey } from '../../facts/match-key.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import { segmentRows } from '../segments/segment-rows.store.ts';
import { hasKeywordPages } from './asked-pages.store.ts';
import { groupsOfSite, type NamedGroup } from './groups-of-site.store.ts';
import type { Question } from './question.ts';
import { askedRange } from './range.ts';
import { factSources } from './series.store.ts';
import { trackedEngine } from './tracked-engine.store.ts';

/** The parameters that both endpoints share. */
export type RankingsInput = Omit<
	ParsedInputOf<typeof listRankings>,
	'include' | 'include_keyword_groups' | 'compare' | 'compare_from' | 'compare_to'
>;

export interface Understood {
	readonly question: Question;
	readonly domain: string;
	readonly siteKey: string;
	readonly engineKey: string;
	readonly granularity: Granularity;
	/** The site’s groups, in the order of their names. */
	readonly groups: readonly NamedGroup[];
	/** Null when none were requested. */
	readonly askedGroups: readonly NamedGroup[] | null;
}

/** Finds everything that the request names, or reports what is missing. */
export async function understandQuestion(
	database: Database,
	caller: { readonly accountId: number; readonly siteId: number | null },
	input: RankingsInput,
): Promise<Understood> {
	if (input.segment?.some(isOfSearcher)) throw withoutSearchers();
	const site = await findSite(database, caller, input.site_global_key);
	const engine = await trackedEngine(database, site.id, input.search_engine_global_key);
	const { granularity, range } = askedRange(input.date_from, input.date_to, input.granularity);
	const target = { siteId: site.id, engineId: engine.id };
	const [groups, eventIds, rows, ownPages, sources] = await Promise.all([
		groupsOfSite(database, site.id),
		askedEvents(database, site.id, input.conversion_events),
		segmentRows(database, site, input),
		hasKeywordPages(database, site.id),
		factSources(database, target, range),
	]);
	const chosenGroups = askedGroups(groups, input.groups);
	return {
		domain: site.domain,
		siteKey: site.globalKey,
		engineKey: engine.key,
		granularity,
		groups,
		askedGroups: chosenGroups,
		question: {
			...target,
			...sources,
			range,
			eventIds,
			rows,
			groupIds: chosenGroups?.map(({ id }) => id) ?? null,
			keywordKeys: input.keyword?.map(matchKey) ?? null,
			hasUntracked: input.untracked ?? false,
			hasKeywordPages: ownPages,
			sort: { column: input.sort_col, direction: input.sort_dir },
			limit: input.limit,
			offset: input.offset,
		},
	};
}

/** The answer has no place that says why it would be empty. */
function withoutSearchers() {
	return invalidParameter(
		'segment',
		'Keywords have no figures by country or device; only the totals of the whole site have.',
	);
}

/** The given ids, if all of them are conversion events of the site; null when none were requested. */
async function askedEvents(
	database: Database,
	siteId: number,
	asked: readonly number[] | undefined,
): Promise<readonly number[] | null> {
	if (asked === undefined) return null;
	const events = await conversionEvents(database, siteId);
	const unknown = asked.find((id) => events.every((event) => event.id !== id));
	if (unknown === undefined) return asked;
	const known = events.map(({ id, name }) => `${id} (${name})`).join(', ');
	const allowed = known === '' ? 'The site has no events yet.' : `The site has ${known}.`;
	throw invalidParameter('conversion_events', `There is no event ${unknown}. ${allowed}`);
}

/** The groups with these names or global keys, without duplicates; null when none were requested. */
export function askedGroups(
	groups: readonly NamedGroup[],
	asked: readonly string[] | undefined,
): readonly NamedGroup[] | null {
	if (asked === undefined) return null;
	return [...new Set(asked.map((text) => groupOf(groups, text)))];
}

function groupOf(groups: readonly NamedGroup[], text: string): NamedGroup {
	const key = matchKey(text);
	const group =
		groups.find((one) => one.matchKey === key) ?? groups.find((one) => one.globalKey === text);
	if (group) return group;
	const names = groups.map(({ name }) => `“${name}”`).join(', ');
	const allowed = names === '' ? 'The site has no groups yet.' : `The site has ${names}.`;
	throw invalidParameter('groups', `There is no group “${text}”. ${allowed}`);
}
