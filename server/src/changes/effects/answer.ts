import type { Comparison } from './compare-with-placebos.ts';
import type { BatchEffect, IncomparableEffect } from './did-it-work.ts';

/** The answer as people read it. Shares are of clicks: 0.2 is 20 % more than the pages left alone. */
export type Answer =
	| { readonly answer: 'more' | 'fewer'; readonly share: number; readonly range: Range }
	| { readonly answer: 'no_difference'; readonly range: Range }
	| {
			readonly answer: 'not_enough_data';
			/** Weeks to wait; null where waiting would not help. */
			readonly weeks: number | null;
			/** Pages to change alike, these included; null where more pages would not help. */
			readonly pages: number | null;
			/** Pages of other kinds stray so far from each other that neither would help. */
			readonly kindsStray?: true;
	  }
	/** Beside the past of the same pages, because no others can be compared. */
	| ({
			readonly answer: 'own_past';
			readonly share: number;
			readonly range: Range;
			/** Whether it is more than the pages moved by themselves. */
			readonly isBeyondUsual: boolean;
			/** The earlier days that show how far that is. */
			readonly dates: number;
	  } & Pick<IncomparableEffect, 'comparablePages' | 'reason'>)
	| ({ readonly answer: 'cannot_be_judged' } & Pick<
			IncomparableEffect,
			'comparablePages' | 'reason'
	  >);

export interface Range {
	readonly from: number;
	readonly to: number;
}

/** A change that is at least this large should have been noticed in eight of ten cases. */
const worthNoticing = Math.log(1.3);
/** Standard errors from zero to a claim, and from there to be beyond it in eight of ten cases. */
const errorsToNotice = 2.9;
const enoughVariance = (worthNoticing / errorsToNotice) ** 2;
const mostPages = 500;

/** `isClaimed`: whether the result may be claimed beside all others that are shown with it. */
export function answerOf(effect: BatchEffect, isClaimed: boolean): Answer {
	if (effect.state === 'waiting') {
		return { answer: 'not_enough_data', weeks: effect.weeks, pages: null };
	}
	if (effect.state === 'incomparable') {
		const { comparablePages, reason } = effect;
		return { answer: 'cannot_be_judged', reason, comparablePages };
	}
	if (effect.state === 'own_past') {
		const { comparablePages, past, reason } = effect;
		const { dates } = past;
		const likely = { share: share(past.effect), range: rangeOf(past), dates };
		return { answer: 'own_past', ...likely, isBeyondUsual: isClaimed, reason, comparablePages };
	}
	return answerOfClicks(effect.clicks, isClaimed, effect.canWait);
}

export function answerOfClicks(clicks: Comparison, isClaimed: boolean, canWait: boolean): Answer {
	const range = rangeOf(clicks);
	if (isClaimed) {
		return { answer: clicks.effect > 0 ? 'more' : 'fewer', share: share(clicks.effect), range };
	}
	const variance = clicks.ownVariance + clicks.poolVariance;
	if (variance <= enoughVariance) return { answer: 'no_difference', range };
	if (clicks.kindVariance > variance / 2) {
		return { answer: 'not_enough_data', weeks: null, pages: null, kindsStray: true };
	}
	return {
		answer: 'not_enough_data',
		// Eight weeks halve the variance of four at best.
		weeks: canWait && variance / 2 <= enoughVariance ? 4 : null,
		pages: pagesNeeded(clicks),
	};
}

function pagesNeeded({ pageVariance, poolVariance }: Comparison): number | null {
	const pages = Math.ceil(pageVariance / (enoughVariance - poolVariance));
	return pages > 0 && pages <= mostPages ? pages : null;
}

const rangeOf = ({ effect, margin }: Pick<Comparison, 'effect' | 'margin'>): Range => ({
	from: share(effect - margin),
	to: share(effect + margin),
});

const share = (logarithm: number): number => Math.expm1(logarithm);
