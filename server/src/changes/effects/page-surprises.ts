import type { Observation } from './observation.ts';
import { type WeightedFit, weightedFit } from './weighted-fit.ts';

/** How the pages left alone went on from their own past, and how far each strayed from it. */
export interface PageSurprises {
	/** By how much a page did better than pages left alone with the same past. */
	surprise(page: Observation): number;
	variance(page: Observation): number;
	row(page: Observation): readonly number[];
	/** Variance that the model adds to a weighted mean of pages with this mean row. */
	modelVariance(row: readonly number[]): number;
	/**
	 * The deviation of each page left alone, in standard deviations, as if the model had not known
	 * the page.
	 */
	readonly placebos: readonly number[];
	readonly degreesOfFreedom: number;
}

/** More windows of the past than this share of the pages would be fitted to noise. */
const pagesPerWindow = 10;

export function pageSurprises(alone: readonly Observation[]): PageSurprises {
	const windows = Math.min(
		alone[0]?.history.length ?? 0,
		Math.floor(alone.length / pagesPerWindow),
	);
	const row = ({ history }: Observation) => [1, ...history.slice(0, windows)];
	const rows = alone.map(row);
	const noise = noiseOf(alone, rows);
	const fit = fitWith(alone, rows, noise);
	const degreesOfFreedom = alone.length - windows - 1;
	const scale = scaleOf(alone, rows, fit, noise) / degreesOfFreedom;
	return {
		surprise: (page) => page.outcome - fit.predict(row(page)),
		variance: (page) => scale * noise(page),
		row,
		modelVariance: (at) => scale * fit.leverage(at),
		placebos: alone.map((page, index) => {
			const own = noise(page);
			const free = Math.max(1 - fit.leverage(rows[index]!) / own, 1e-9);
			const t = (page.outcome - fit.predict(rows[index]!)) / Math.sqrt(scale * own * free);
			// Without the page itself in the scale, as the changed pages are not in it either.
			return t * Math.sqrt((degreesOfFreedom - 1) / Math.max(degreesOfFreedom - t * t, 1e-9));
		}),
		degreesOfFreedom,
	};
}

type Noise = (page: Observation) => number;

/**
 * Variance has a part that every page has, and a part that shrinks with the number of events; both
 * are estimated from the pages left alone.
 */
function noiseOf(alone: readonly Observation[], rows: readonly (readonly number[])[]): Noise {
	const even: Noise = () => 1;
	const fit = fitWith(alone, rows, even);
	const squares = alone.map((page, index) => (page.outcome - fit.predict(rows[index]!)) ** 2);
	const scarcity = alone.map(({ events }) => [1, 1 / events]);
	const weights = alone.map(({ events }) => 1 / (1 + 20 / events) ** 2);
	const parts = weightedFit(scarcity, squares, weights);
	const constant = parts.predict([1, 0]);
	const perEvent = parts.predict([0, 1]);
	if (constant <= 0) return ({ events }) => 1 / events;
	if (perEvent <= 0) return even;
	return ({ events }) => constant + perEvent / events;
}

function fitWith(
	pages: readonly Observation[],
	rows: readonly (readonly number[])[],
	noise: Noise,
): WeightedFit {
	return weightedFit(
		rows,
		pages.map(({ outcome }) => outcome),
		pages.map((page) => 1 / noise(page)),
	);
}

function scaleOf(
	pages: readonly Observation[],
	rows: readonly (readonly number[])[],
	fit: WeightedFit,
	noise: Noise,
): number {
	return pages.reduce(
		(sum, page, index) => sum + (page.outcome - fit.predict(rows[index]!)) ** 2 / noise(page),
		0,
	);
}
