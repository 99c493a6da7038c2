/** Where a chart draws values, and its grid lines. */
export interface Axis {
	/** Values to draw a grid line at; the first is that of the best rank or the smallest number. */
	readonly ticks: readonly number[];
	/** Distance of a value from the top, as a part of the height. */
	readonly depth: (value: number) => number;
}

type Values = readonly (number | null)[];

const firstPage = [1, 5, 10];
const maxSteps = 4;

/**
 * Ranks with 1 on top. The shortest axis shows the first page of results, so that charts are
 * comparable and a loss of one place looks small. Longer axes advance in round steps.
 */
export function rankAxis(ranks: Values): Axis {
	const worst = largest(ranks);
	const step = Math.max(10, roundStep(worst / maxSteps));
	const ticks = worst <= 10 ? firstPage : [1, ...multiples(worst, step)];
	const last = ticks.at(-1) ?? 1;
	return { ticks, depth: (rank) => (rank - 1) / (last - 1) };
}

/** Whole numbers from 0 upwards in a few round steps, up to just above the largest. */
export function wholeAxis(values: Values): Axis {
	const top = 1.05 * largest(values);
	const ticks = [0, ...multiples(top, roundStep(top / 5)).filter((tick) => tick <= top)];
	return { ticks, depth: (value) => 1 - value / top };
}

const largest = (values: Values) => Math.max(1, ...values.filter((value) => value !== null));

/** The multiples of a step, up to the first that reaches a number. */
const multiples = (number: number, step: number) =>
	Array.from({ length: Math.ceil(number / step) }, (_, index) => (index + 1) * step);

/** The first of 1, 2, 5, 10, 20, 50 … that is at least `smallest`. */
function roundStep(smallest: number): number {
	const power = 10 ** Math.max(0, Math.floor(Math.log10(smallest)));
	return power * ([1, 2, 5].find((factor) => factor * power >= smallest) ?? 10);
}
