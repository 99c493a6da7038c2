import { goingOn, momentumOf } from './momentum.ts';
import type { Observation } from './observation.ts';
import { type PageSurprises, pageSurprises } from './page-surprises.ts';
import { pagesAlone } from './pages-alone.ts';
import { distanceWithin } from './student.ts';
import { placeboYardstick, studentYardstick, type Yardstick } from './yardstick.ts';

/** The change of changed pages beyond that of pages left alone. */
export interface Comparison {
	readonly effect: number;
	/** From the changed pages themselves: it shrinks with their number. */
	readonly ownVariance: number;
	/** From the pages left alone, which are finite in number and shared by all comparisons. */
	readonly poolVariance: number;
	/** The part of it that is not known of the kinds of the changed pages. */
	readonly kindVariance: number;
	readonly degreesOfFreedom: number;
	/** Half the width of the range that covers the truth in nine of ten cases. */
	readonly margin: number;
	/** How often pages left alone stray at least as far by chance. */
	readonly chance: number;
	/** Variance of a single changed page of the usual size. */
	readonly pageVariance: number;
	/** The chances of what the same pages did at earlier dates, when they were not changed. */
	readonly earlierChances: readonly number[];
}

/** The changed pages and those left alone, around one date. */
export interface Sample {
	readonly changed: readonly Observation[];
	readonly alone: readonly Observation[];
}

const coverage = 0.9;

/**
 * `earlier`: the same pages at dates without a change. Pages that strayed too far there, such as
 * pages chosen for their fall, are expected to do so again.
 */
export function compareWithPlacebos(now: Sample, earlier: readonly Sample[] = []): Comparison {
	const given = [now, ...earlier];
	// In its season a kind goes on to gain.
	const momentum = momentumOf(earlier.map(({ alone }) => pagesAlone(alone)));
	const samples = given.map(({ alone, changed }) => ({
		alone: goingOn(alone, momentum),
		changed: goingOn(changed, momentum),
	}));
	const models = samples.map(({ alone }) => pagesAlone(alone));
	const strays = samples.map(({ changed }, date) => {
		const others = models.filter((_, other) => other !== date).map(({ ofKinds }) => ofKinds);
		return strayOf(changed, pageSurprises(models[date]!, others));
	});
	const [own, ...placebos] = strays as [Stray, ...Stray[]];
	const chances = placebos.map(({ distance, yardstick }) => yardstick.beyond(distance));
	const widening = wideningOf(chances);
	const { degreesOfFreedom, distance, effect, error, variances, yardstick } = own;
	const { ofKinds, ofPages, ofPast } = variances;
	return {
		effect,
		ownVariance: ofPages * widening ** 2,
		poolVariance: (ofPast + ofKinds) * widening ** 2,
		kindVariance: ofKinds * widening ** 2,
		degreesOfFreedom,
		margin: yardstick.within(coverage) * error * widening,
		chance: yardstick.beyond(distance / widening),
		pageVariance: ofPages * widening ** 2 * now.changed.length,
		earlierChances: placebos.map((one) => one.yardstick.beyond(one.distance / widening)),
	};
}

/** How many dates without surprise are assumed beside those that are known. */
const calmDates = 2;

/** How many times farther the pages strayed than their standard errors say. */
function wideningOf(chances: readonly number[]): number {
	const squares = chances.map((chance) => distanceWithin(1 - Math.max(chance, 1e-12), 1000) ** 2);
	const sum = squares.reduce((all, square) => all + square, calmDates);
	return Math.sqrt(Math.max(sum / (squares.length + calmDates), 1));
}

interface Stray {
	readonly effect: number;
	readonly variances: {
		readonly ofPages: number;
		readonly ofPast: number;
		readonly ofKinds: number;
	};
	readonly error: number;
	/** In standard errors. */
	readonly distance: number;
	readonly yardstick: Yardstick;
	readonly degreesOfFreedom: number;
}

function strayOf(changed: readonly Observation[], surprises: PageSurprises): Stray {
	const weights = weightsOf(changed, surprises);
	const effect = weightedSum(changed.map(surprises.surprise), weights);
	const ofPages = weightedSum(
		changed.map(surprises.variance),
		weights.map((weight) => weight ** 2),
	);
	const variances = { ofPages, ...surprises.modelVariance(changed, weights) };
	const error = Math.sqrt(ofPages + variances.ofPast + variances.ofKinds);
	const degreesOfFreedom = freedomOf(variances, surprises);
	const yardstick =
		changed.length === 1
			? placeboYardstick(surprises, degreesOfFreedom)
			: studentYardstick(degreesOfFreedom);
	const distance = Math.abs(effect) / error;
	return { effect, variances, error, distance, yardstick, degreesOfFreedom };
}

/** Of a sum of two estimated variances (Satterthwaite). */
function freedomOf(
	{ ofKinds, ofPages, ofPast }: Stray['variances'],
	{ degreesOfFreedom: { between, within } }: PageSurprises,
): number {
	if (ofKinds === 0) return within;
	const ofRest = ofPages + ofPast;
	return (ofRest + ofKinds) ** 2 / (ofRest ** 2 / within + ofKinds ** 2 / between);
}

/** The most exact pages count most. */
function weightsOf(
	changed: readonly Observation[],
	{ variance }: PageSurprises,
): readonly number[] {
	const exactness = changed.map((page) => 1 / variance(page));
	const total = exactness.reduce((sum, value) => sum + value, 0);
	return exactness.map((value) => value / total);
}

const weightedSum = (values: readonly number[], weights: readonly number[]): number =>
	values.reduce((sum, value, index) => sum + value * weights[index]!, 0);
