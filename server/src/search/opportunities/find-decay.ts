import { pageTotals } from '../pages/page-totals.store.ts';
import { figuresOf, noSums, rounded } from '../series/figures.ts';
import { decays, fewestEarlierWeeks, newestWeeks } from './decay.ts';
import { type Looked, looked, notLooked, type OpportunityQuestion } from './found-opportunity.ts';
import { clicksByWeek } from './page-weeks.store.ts';

/** Pages that lost more than the site did, and more than they vary by themselves. */
export async function findDecay({ database, series, range }: OpportunityQuestion): Promise<Looked> {
	const { site, pages } = await clicksByWeek(database, series, range.to);
	if (site.length < newestWeeks + fewestEarlierWeeks) return notLooked('few_weeks');
	const fallen = decays(pages, site);
	const pageIds = fallen.map(({ pageId }) => pageId);
	const totals = await pageTotals(database, series, range, { pageIds, queries: null });
	return looked(
		fallen.flatMap(({ pageId, clicks, expected, chance }) => {
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
					weeks: [...clicks],
					weeks_fallen: newestWeeks,
				},
			};
		}),
	);
}
