import { rounded } from '../series/figures.ts';
import { fewClicks } from './few-clicks.ts';
import { type Looked, looked, notLooked, type OpportunityQuestion } from './found-opportunity.ts';
import { mainPages } from './queries.store.ts';

/** Queries that get fewer clicks than is usual on this site at their position. */
export async function findFewClicks({
	database,
	series,
	range,
	queries,
}: OpportunityQuestion): Promise<Looked> {
	if (queries.every(({ clicks }) => clicks === 0)) return notLooked('few_queries');
	const few = fewClicks(queries);
	const ids = few.map(({ query }) => query.keywordId);
	const pages = await mainPages(database, series, range, ids);
	return looked(
		few.flatMap(({ query, usualClicks, chance }) => {
			const page = pages.get(query.keywordId);
			if (page === undefined) return [];
			return {
				kind: 'few_clicks_for_position' as const,
				url: page.url,
				keyword: query.text,
				clicks_to_gain: rounded(usualClicks - query.clicks, 1),
				evidence: {
					clicks: query.clicks,
					impressions: query.impressions,
					average_position: rounded(query.position, 2),
					usual_clicks: rounded(usualClicks, 1),
					chance: rounded(chance, 6),
				},
			};
		}),
	);
}
