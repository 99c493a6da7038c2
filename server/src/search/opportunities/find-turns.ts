import { pageTotals } from '../pages/page-totals.store.ts';
import { added, figuresOf, noSums, rounded, type SearchSums } from '../series/figures.ts';
import { usualClicksAt } from './few-clicks.ts';
import {
	type FoundOpportunity,
	type Looked,
	looked,
	type OpportunityQuestion,
} from './found-opportunity.ts';
import { keywordTexts } from './keyword-texts.store.ts';
import { daysOfSharedQueries } from './shared-queries.store.ts';
import { type PageInTurn, turnsOf } from './turns.ts';

/** Queries for which several pages of the site take turns. */
export async function findTurns(question: OpportunityQuestion): Promise<Looked> {
	const { database, series, range } = question;
	const days = await daysOfSharedQueries(database, series, range);
	const taken = [...days].flatMap(([keywordId, shown]) => {
		const turns = turnsOf(shown);
		return turns === null ? [] : [{ keywordId, ...turns }];
	});
	const pageIds = [...new Set(taken.flatMap(({ pages }) => pages.map(({ pageId }) => pageId)))];
	const urls = await pageTotals(database, series, range, { pageIds, queries: null });
	const ids = taken.map(({ keywordId }) => keywordId);
	const texts = await keywordTexts(database, series.siteId, ids);
	const urlOf = ({ pageId }: PageInTurn) => urls.get(pageId)?.url ?? '';
	return looked(
		taken.map(({ keywordId, pages, turns }): FoundOpportunity => {
			const total = pages.reduce<SearchSums>(added, noSums);
			const [main] = pages;
			return {
				kind: 'pages_take_turns',
				url: main === undefined ? '' : urlOf(main),
				keyword: texts.get(keywordId) ?? '',
				clicks_to_gain: gainOf(question, pages, total),
				evidence: {
					...withoutCtr(total),
					turns,
					pages: pages.map((page) => ({
						url: urlOf(page),
						days: page.days,
						...withoutCtr(page),
					})),
				},
			};
		}),
	);
}

/** If the page with the best position had all impressions; null if nothing is known about that position. */
function gainOf(
	{ queries }: OpportunityQuestion,
	pages: readonly PageInTurn[],
	{ clicks, impressions }: SearchSums,
): number | null {
	const positions = pages.map((page) => page.positionSum / page.impressions);
	const usual = usualClicksAt(Math.min(...positions), impressions, queries);
	return usual === null || usual <= clicks ? null : rounded(usual - clicks, 1);
}

function withoutCtr(sums: SearchSums) {
	const { clicks, impressions, average_position } = figuresOf(sums);
	return { clicks, impressions, average_position };
}
