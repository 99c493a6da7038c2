import {
	type BatchName,
	batches,
	type LifelikeResults,
	lifelikeTrials,
	type Trial,
} from '@plumbline/server/lifelike-trials';
import type { Figure } from '../figure.ts';
import { rivals } from './rivals.ts';

/** Pages of a site, with as many trials as the time allows. */
const sites = [
	{ pages: 60, trials: 1000 },
	{ pages: 300, trials: 600 },
	{ pages: 3000, trials: 150 },
];

export const lifelikeMethod =
	'topics with a season, a drift and updates of the search engine of their own; young pages, spikes, outages, few pages with most of the clicks; 3 clicks a day on the median page; 5 changes a site. ± is the standard error, as if changes of one site were independent. Others that see the same days, each at 5 %: a change of at least 10 % either way; a t-test over the days of the batch; a t-test over log ratios of pages against all other pages (difference in differences); a local level model of the weekly ratio to all other pages (as CausalImpact).';

interface Row {
	readonly batch: BatchName;
	readonly weeks: 4 | 8;
	readonly effect: number;
	/** In percent: the least claims of an effect. */
	readonly least?: number;
}

type Name = keyof typeof rivals;
type Claims = Record<Name, number>;

/** Batches of every kind without an effect, and two with one. */
export function lifelikeFigures(): readonly Figure[] {
	return sites.flatMap((site) => {
		const rows = ([4, 8] as const).flatMap((weeks) => rowsOf(site.pages, weeks));
		const counts = rows.map(() => ({ '±10 %': 0, days: 0, differences: 0, 'local level': 0 }));
		const results = lifelikeTrials(
			{ ...site, seed: site.pages },
			rows.map((row, at) => ({ ...row, onTrial: (trial) => count(counts[at]!, trial) })),
		);
		return rows.map((row, at) => figureOf(site.pages, row, results[at]!, counts[at]!));
	});
}

function rowsOf(pages: number, weeks: 4 | 8): readonly Row[] {
	const names = Object.keys(batches) as BatchName[];
	return [
		...names.map((batch) => ({ batch, weeks, effect: 1 })),
		// Thirty pages are half of a site of 60.
		...(pages > 60 ? [{ batch: '30 at random' as const, weeks, effect: 1.2, least: 60 }] : []),
		{ batch: 'a whole topic', weeks, effect: 1.5, least: 50 },
	];
}

function count(counts: Claims, trial: Trial): void {
	for (const [name, claims] of Object.entries(rivals)) {
		counts[name as Name] += claims(trial) ? 1 : 0;
	}
}

function figureOf(
	pages: number,
	{ batch, effect, least, weeks }: Row,
	{ claimed, covered, judged, trials }: LifelikeResults,
	counts: Claims,
): Figure {
	const others = Object.entries(counts)
		.map(([name, claims]) => `${name} ${percent(claims / trials)}`)
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
