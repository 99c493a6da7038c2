import { knownClicks } from '../movement/known-clicks.ts';
import { movedBeyondUsual } from '../movement/moved-beyond-usual.ts';
import { pageTotals } from '../pages/page-totals.store.ts';
import { figuresOf, noSums, rounded } from '../series/figures.ts';
import { type Looked, looked, notLooked, type OpportunityQuestion } from './found-opportunity.ts';

/** The weeks that may have fallen. */
const newestWeeks = 4;
/** Half a year shows the course of a page. */
const shownWeeks = 26;

/** Pages that fell beyond their usual steps, by the judgement that reports rest on. */
export async function findDecay({ database, series, range }: OpportunityQuestion): Promise<Looked> {
	const { weeksWithPages: weeks } = await knownClicks(database, series, range.to);
	const asked = { to: range.to, weeks, weeksOfStep: newestWeeks };
	const { moved, notJudged } = await movedBeyondUsual(database, series, asked);
	if (notJudged !== null) return notLooked(notJudged === 'few' ? 'few_pages' : 'few_weeks');
	const fallen = moved.filter(({ clicks, expected }) => clicks < expected);
	const pageIds = fallen.map(({ pageId }) => pageId);
	const totals = await pageTotals(database, series, range, { pageIds, queries: null });
	return looked(
		fallen.flatMap(({ pageId, weeks: ofPage, expected, chance }) => {
			const page = totals.get(pageId);
			if (page === undefined) return [];
			const { clicks: now, impressions, average_position } = figuresOf(page.sums ?? noSums);
			return {
				kind: 'decay' as const,
				url: page.url,
				keyword: null,
				clicks_to_gain: rounded(expected - now, 1),
				evidence: {
					clicks: now,
					impressions,
					average_position,
					expected_clicks: rounded(expected, 1),
					chance: rounded(chance, 6),
					weeks: ofPage.slice(-shownWeeks),
					weeks_fallen: newestWeeks,
				},
			};
		}),
	);
}
