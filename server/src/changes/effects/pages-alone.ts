import type { ModelledPages } from './kind-means.ts';
import { type KindVariance, kindVariance } from './kind-variance.ts';
import type { Observation } from './observation.ts';
import { weightedFit } from './weighted-fit.ts';

/** Pages left alone at one date, before kinds are compared over several dates. */
export interface PagesAlone extends ModelledPages {
	readonly pages: readonly Observation[];
	/** The terms of the model: a constant, and as much of the past as so many pages can show. */
	row(page: Observation): readonly number[];
	/** The variance of a page, in units of the scale. */
	noise(page: Observation): number;
	readonly ofKinds: KindVariance;
	/** How far each strays from the model. */
	readonly surprises: readonly number[];
}

/** More windows of the past than this share of the pages would be fitted to noise. */
const pagesPerWindow = 10;

export function pagesAlone(pages: readonly Observation[]): PagesAlone {
	const windows = Math.min(
		pages[0]?.history.length ?? 0,
		Math.floor(pages.length / pagesPerWindow),
	);
	const row = ({ history }: Observation) => [1, ...history.slice(0, windows)];
	const rows = pages.map(row);
	const outcomes = pages.map(({ outcome }) => outcome);
	const noise = noiseOf(pages, surprisesOf(1));
	const weights = pages.map((page) => 1 / noise(page));
	const surprises = surprisesOf(weights);
	const kinds = pages.map(({ kind }) => kind);
	const ofKinds = kindVariance(
		kinds.map((kind, index) => ({
			kind,
			surprise: surprises[index]!,
			weight: weights[index]!,
		})),
		windows + 1,
	);
	return { pages, kinds, rows, outcomes, weights, row, noise, ofKinds, surprises };

	function surprisesOf(weights: readonly number[] | 1): readonly number[] {
		const fit = weightedFit(rows, outcomes, weights === 1 ? pages.map(() => 1) : weights);
		return outcomes.map((outcome, index) => outcome - fit.predict(rows[index]!));
	}
}

/**
 * Variance has a part that every page has, and a part that shrinks with the number of events; both
 * are estimated from the pages left alone.
 */
function noiseOf(
	pages: readonly Observation[],
	surprises: readonly number[],
): (page: Observation) => number {
	const squares = surprises.map((surprise) => surprise ** 2);
	const scarcity = pages.map(({ events }) => [1, 1 / events]);
	const weights = pages.map(({ events }) => 1 / (1 + 20 / events) ** 2);
	const parts = weightedFit(scarcity, squares, weights);
	const constant = parts.predict([1, 0]);
	const perEvent = parts.predict([0, 1]);
	if (constant <= 0) return ({ events }) => 1 / events;
	if (perEvent <= 0) return () => 1;
	return ({ events }) => constant + perEvent / events;
}
