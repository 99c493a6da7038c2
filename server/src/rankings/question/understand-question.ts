import type { listRankings, ParsedInputOf } from '@plumbline/core/api';
import { findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { matchKey } from '../../facts/match-key.ts';
import { askedEvents } from './asked-events.ts';
import { askedGroups } from './asked-groups.ts';
import { askedPages, hasKeywordPages } from './asked-pages.store.ts';
import { groupsOfSite, type NamedGroup } from './groups-of-site.store.ts';
import type { Question } from './question.ts';
import { askedRange } from './range.ts';
import { factSources } from './series.store.ts';
import { trackedEngine } from './tracked-engine.store.ts';

/** The parameters that both endpoints share. */
export type RankingsInput = Omit<
	ParsedInputOf<typeof listRankings>,
	'include' | 'include_keyword_groups' | 'compare_from' | 'compare_to'
>;

export interface Understood {
	readonly question: Question;
	readonly domain: string;
	readonly siteKey: string;
	readonly engineKey: string;
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
	const site = await findSite(database, caller, input.site_global_key);
	const engine = await trackedEngine(database, site.id, input.search_engine_global_key);
	const range = askedRange(input.date_from, input.date_to, input.granularity);
	const target = { siteId: site.id, engineId: engine.id };
	const [groups, eventIds, pageIds, ownPages, sources] = await Promise.all([
		groupsOfSite(database, site.id),
		askedEvents(database, site.id, input.conversion_events),
		askedPages(database, site.id, input.url),
		hasKeywordPages(database, site.id),
		factSources(database, target, range),
	]);
	const chosenGroups = askedGroups(groups, input.groups);
	return {
		domain: site.domain,
		siteKey: site.globalKey,
		engineKey: engine.key,
		groups,
		askedGroups: chosenGroups,
		question: {
			...target,
			...sources,
			range,
			eventIds,
			pageIds,
			groupIds: chosenGroups?.map(({ id }) => id) ?? null,
			keywordKeys: input.keyword?.map(matchKey) ?? null,
			hasKeywordPages: ownPages,
			sort: { column: input.sort_col, direction: input.sort_dir },
			limit: input.limit,
			offset: input.offset,
		},
	};
}
