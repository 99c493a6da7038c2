import { type BatchName, batches, lifelikeTrials } from '@plumbline/server/lifelike-trials';
import type { Figure } from '../figure.ts';
import { daysClaim, differenceClaims } from './simple-rivals.ts';

const sizes = [60, 300, 3000];
const windows = [4, 8] as const;

export const lifelikeMethod =
	'topics with a season, a drift and updates of the search engine of their own; young pages, spikes, outages, few pages with most of the clicks; 3 clicks a day on the median page. Beside each figure, a t-test over the days of the batch and a t-test over log ratios of pages against all other pages (difference in differences), each at 5 %.';

/** Batches of every kind without an effect, and two with one. */
export function lifelikeFigures(): readonly Figure[] {
	const names = Object.keys(batches) as BatchName[];
	const cases = sizes.flatMap((pages) => windows.map((weeks) => ({ pages, weeks })));
	return cases.flatMap(({ pages, weeks }) => [
		...names.map((batch) => nothing(batch, pages, weeks)),
		// Thirty pages are half of a site of 60.
		...(pages > 60 ? [found('30 at random', 1.2, 60, pages, weeks)] : []),
		found('a whole topic', 1.5, 50, pages, weeks),
	]);
}

function nothing(batch: BatchName, pages: number, weeks: 4 | 8): Figure {
	const { claimed, covered, judged, rivals, trials } = measured(batch, pages, weeks, 1);
	const most = batch === 'a whole topic' || isWholeTopic(batch, pages) ? 0.08 : 0.05;
	const isJudged = judged >= trials / 20;
	return {
		name: `no effect, ${batch} of ${pages} pages, ${weeks} weeks`,
		measured: isJudged
			? `${percent(claimed)} claimed, ${percent(covered)} covered, ${percent(1 - judged / trials)} not judged; rivals claim ${rivals}`
			: `not judged; rivals claim ${rivals}`,
		aim: `≤ ${percent(most)} claimed, ≥ 85 % covered, or not judged`,
		holds: !isJudged || (claimed <= most && covered >= 0.85),
	};
}

/** Small sites have no more pages of a topic. */
const isWholeTopic = (batch: BatchName, pages: number) =>
	batch.endsWith('of one topic') && pages / 6 <= Number.parseInt(batch, 10);

function found(
	batch: BatchName,
	effect: number,
	least: number,
	pages: number,
	weeks: 4 | 8,
): Figure {
	const { claimed, covered, rivals } = measured(batch, pages, weeks, effect);
	return {
		name: `+${Math.round(100 * (effect - 1))} %, ${batch} of ${pages} pages, ${weeks} weeks`,
		measured: `${percent(claimed)} claimed, ${percent(covered)} covered; rivals claim ${rivals}`,
		aim: `≥ ${least} % claimed`,
		holds: 100 * claimed >= least,
	};
}

function measured(batch: BatchName, pages: number, weeks: 4 | 8, effect: number) {
	const rivals = { days: 0, differences: 0 };
	const results = lifelikeTrials({
		batch,
		pages,
		weeks,
		effect,
		trials: pages > 1000 ? 100 : 200,
		seed: pages + weeks,
		onTrial(trial) {
			rivals.days += daysClaim(trial) ? 1 : 0;
			rivals.differences += differenceClaims(trial) ? 1 : 0;
		},
	});
	const share = (count: number) => percent(count / results.trials);
	return { ...results, rivals: `${share(rivals.days)} and ${share(rivals.differences)}` };
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
