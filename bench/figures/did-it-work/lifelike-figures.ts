import type { BatchName } from '@plumbline/server/lifelike-trials';
import type { Figure } from '../figure.ts';
import { lifelikeCounts, sumOf } from './lifelike-counts.ts';
import type { RowCounts } from './lifelike-part.worker.ts';
import { type LifelikeRow, lifelikeRows } from './lifelike-rows.ts';
import { rivals } from './rivals.ts';

/** Pages of a site, with as many trials as the time allows, in parts of which one takes a core. */
const sizes = [
	{ pages: 60, trials: 400, parts: 8 },
	{ pages: 300, trials: 150, parts: 5 },
	{ pages: 3000, trials: 50, parts: 10 },
];

export const lifelikeMethod =
	'topics with a season, a drift and updates of the search engine of their own; young pages, spikes, outages, few pages with most of the clicks; 3 clicks a day on the median page; 5 changes a site. Of 60 pages, 30 changed ones leave about 27 to compare with: too few to find +20 % in more than about half of the cases. ± is the standard error, as if changes of one site were independent. Others that see the same days, each at 5 %: a change of at least 10 % either way; a t-test over the days of the batch; a t-test over log ratios of pages against all other pages (difference in differences); a local level model of the weekly ratio to all other pages (as CausalImpact).';

export async function lifelikeFigures(): Promise<readonly Figure[]> {
	const sites = sizes.flatMap(({ pages, parts, trials }) =>
		Array.from({ length: parts }, (_, part) => ({ pages, trials, seed: 1000 * pages + part })),
	);
	const counts = await lifelikeCounts(sites);
	return sizes.flatMap(({ pages }) => {
		const parts = counts.filter((_, at) => sites[at]!.pages === pages);
		return lifelikeRows.map((row, at) =>
			figureOf(pages, row, sumOf(parts.map((rows) => rows[at]!))),
		);
	});
}

function figureOf(pages: number, row: LifelikeRow, counts: RowCounts): Figure {
	const { batch, effect, least, weeks } = row;
	const { judged, trials } = counts;
	const [claimed, covered] = [counts.claimed / judged, counts.covered / judged];
	const others = Object.keys(rivals)
		.map((name) => `${name} ${percent(counts[name as keyof typeof rivals] / trials)}`)
		.join(', ');
	const isJudged = judged >= trials / 20;
	const error = (100 * Math.sqrt((claimed * (1 - claimed)) / judged)).toFixed(1);
	const ours = isJudged
		? `${(100 * claimed).toFixed(1)} ± ${error} % claimed, ${percent(covered)} covered, ${percent(1 - judged / trials)} not judged`
		: 'not judged';
	const name = `${effect === 1 ? 'no effect' : `+${Math.round(100 * (effect - 1))} %`}, ${batch} of ${pages} pages, ${weeks} weeks`;
	const measured = `${ours}; others claim: ${others}`;
	if (least !== undefined) {
		return { name, measured, aim: `≥ ${least} % claimed`, holds: 100 * claimed >= least };
	}
	const most = isWholeTopic(batch, pages) ? 0.08 : 0.05;
	return {
		name,
		measured,
		aim: `≤ ${percent(most)} claimed, ≥ 85 % covered, or not judged`,
		holds: !isJudged || (claimed <= most && covered >= 0.85),
	};
}

/** Small sites have no more pages of a topic. */
const isWholeTopic = (batch: BatchName, pages: number) =>
	batch === 'a whole topic' ||
	(batch.endsWith('of one topic') && pages / 6 <= Number.parseInt(batch, 10));

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
