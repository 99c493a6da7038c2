import { rounded } from '../series/figures.ts';
import { type Looked, looked, type OpportunityQuestion } from './found-opportunity.ts';
import { mainPages } from './queries.store.ts';

/** Below the first results, and not behind the second page. */
const behindTop = { from: 4.5, to: 20.5 };
const fewestImpressions = 100;
const mostQueries = 20;

/** The queries that most people see the site for below the first results. It needs no audit. */
export async function findWithinReach(question: OpportunityQuestion): Promise<Looked> {
	const { database, series, range, queries } = question;
	const shown = queries
		.filter(
			({ impressions, position }) =>
				impressions >= fewestImpressions && position > behindTop.from && position <= behindTop.to,
		)
		.slice(0, mostQueries);
	const ids = shown.map(({ keywordId }) => keywordId);
	const pages = await mainPages(database, series, range, ids);
	return looked(
		shown.flatMap(({ clicks, impressions, keywordId, position, text }) => {
			const page = pages.get(keywordId);
			if (page === undefined) return [];
			return {
				kind: 'within_reach' as const,
				url: page.url,
				keyword: text,
				// Nobody can tell whether it will rise.
				clicks_to_gain: null,
				evidence: { clicks, impressions, average_position: rounded(position, 2) },
			};
		}),
	);
}
