import type { Database } from '../../database/open-database.ts';
import type { Question } from '../question/question.ts';
import {
	brandedKeywords,
	failedKeywords,
	groupNames,
	listings,
	pagesOf,
	shownPages,
} from './keyword-additions.store.ts';
import { searchFigures, searchVolumes } from './keyword-metrics.store.ts';
import { keywordStandings } from './keyword-standings.store.ts';
import { pageFigures } from './page-figures.store.ts';
import { type KeywordFacts, rankSourceOf } from './wire-ranking.ts';

export interface Additions {
	readonly groups: boolean;
	readonly status: boolean;
	readonly details: boolean;
	readonly engineKey: string;
	/** A range to compare with, and where its figures are. */
	readonly compared: Pick<Question, 'range' | 'totals'> | null;
	/** Null if nobody asks which keywords are branded. */
	readonly brandNames: readonly string[] | null;
}

/** All facts about these keywords for an answer, in their order. */
export async function keywordFacts(
	database: Database,
	question: Question,
	keywordIds: readonly number[],
	additions: Additions,
): Promise<readonly KeywordFacts[]> {
	const { compared } = additions;
	const [standings, search, volumes, before, branded, groups, failed, details] = await Promise.all([
		standingsWithPages(database, question, keywordIds),
		searchFigures(database, question, keywordIds),
		searchVolumes(database, question, keywordIds),
		compared && searchFigures(database, { ...question, ...compared }, keywordIds),
		additions.brandNames && brandedKeywords(database, question, keywordIds, additions.brandNames),
		additions.groups ? groupNames(database, question, keywordIds) : null,
		additions.status ? failedKeywords(database, question, keywordIds) : null,
		additions.details ? shownPages(database, question, keywordIds) : null,
	]);
	const shownListings = details && (await listings(database, question, listingIds(standings)));
	const rankSource = rankSourceOf(question.series, additions.engineKey);
	return standings.map(({ standing, url, page }) => {
		const { keywordId, listingId } = standing;
		return {
			standing,
			url,
			page,
			search: search.get(keywordId),
			searchVolume: volumes.get(keywordId),
			...(before && { before: { search: before.get(keywordId) } }),
			...(branded && { isBranded: branded.has(keywordId) }),
			...(groups && { groups: groups.get(keywordId) ?? [] }),
			...(failed && { hasFailed: failed.has(keywordId) }),
			...(details && {
				details: {
					rankSource,
					listing: shownListings?.get(listingId ?? 0) ?? null,
					pages: details.get(keywordId) ?? [],
				},
			}),
		};
	});
}

type Placed = Pick<KeywordFacts, 'standing' | 'url' | 'page'>;

async function standingsWithPages(
	database: Database,
	question: Question,
	keywordIds: readonly number[],
): Promise<readonly Placed[]> {
	const standings = await keywordStandings(database, question, keywordIds);
	const pages = await pagesOf(database, question, [
		...new Set(standings.flatMap(({ pageId }) => pageId ?? [])),
	]);
	const rootIds = [...new Set([...pages.values()].map(({ rootId }) => rootId))];
	const figures = await pageFigures(database, question, rootIds);
	const byId = new Map(standings.map((standing) => [standing.keywordId, standing]));
	return keywordIds.flatMap((id) => {
		const standing = byId.get(id);
		if (!standing) return [];
		const page = pages.get(standing.pageId ?? 0);
		return { standing, url: page?.url ?? '', page: page && figures.get(page.rootId) };
	});
}

function listingIds(placed: readonly Placed[]): readonly number[] {
	return [...new Set(placed.flatMap(({ standing }) => standing.listingId ?? []))];
}
