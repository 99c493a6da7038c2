import { answerOf } from '../changes/effects/answer.ts';
import { didItWork } from '../changes/effects/did-it-work.ts';
import { claims } from '../changes/effects/false-discoveries.ts';
import type { PageFigures } from '../changes/effects/observation.ts';
import { createRandom, type Random, simulatedClicks } from './simulated-clicks.ts';

export interface Trials {
	readonly trials: number;
	/** Pages of the simulated site, changed ones included. */
	readonly pool: number;
	readonly pages: number;
	readonly clicksPerDay: number;
	readonly seed: number;
	/** 1.2 for 20 % more clicks from the day of the change. */
	readonly effect?: number;
	/** Chosen because their clicks had just fallen the most. */
	readonly isChosenByFall?: boolean;
	/** Sees the days of each changed page, for rules that look only at it. */
	readonly onChangedPage?: (before: Uint32Array, after: Uint32Array) => void;
}

export interface TrialResults {
	/** Trials with enough comparable pages. */
	readonly measured: number;
	/** Shares of the measured trials. */
	readonly claimed: number;
	/** The share of 90 % ranges that contain the truth. */
	readonly covered: number;
	readonly meanEffect: number;
}

const days = 300;
const changesOfSite = 20;

/** Changes on simulated sites whose true effect is known. */
export function trialsOf(question: Trials): TrialResults {
	const { clicksPerDay, effect = 1, pool, seed, trials } = question;
	const random = createRandom(seed);
	const totals = { measured: 0, claimed: 0, covered: 0, effect: 0 };
	let clicks: readonly Uint32Array[] = [];
	for (let trial = 0; trial < trials; trial++) {
		if (trial % changesOfSite === 0) {
			clicks = simulatedClicks({ pages: pool, days, clicksPerDay }, random);
		}
		const result = trialOn(clicks, question, random);
		if (result === null) continue;
		totals.measured++;
		totals.claimed += result.isClaimed ? 1 : 0;
		totals.covered += Math.abs(result.effect - Math.log(effect)) <= result.margin ? 1 : 0;
		totals.effect += result.effect;
	}
	return {
		measured: totals.measured,
		claimed: totals.claimed / totals.measured,
		covered: totals.covered / totals.measured,
		meanEffect: totals.effect / totals.measured,
	};
}

function trialOn(clicks: readonly Uint32Array[], question: Trials, random: Random) {
	const madeDay = 112 + Math.floor(random() * 150);
	const knownDay = madeDay + Math.floor(random() * 5);
	const pages = chosenPages(clicks, question, madeDay, random);
	const affected = clicks.map((counts, page) =>
		pages.includes(page) ? withEffect(counts, knownDay, question.effect ?? 1, random) : counts,
	);
	for (const page of pages) {
		question.onChangedPage?.(
			affected[page]!.subarray(madeDay - 28, madeDay),
			affected[page]!.subarray(knownDay, knownDay + 28),
		);
	}
	const site = { firstDay: 0, lastDay: knownDay + 27, pages: affected.map(figuresOf) };
	const measured = didItWork(site, { pages, madeDay, knownDay, alsoChanged: new Set() });
	if (measured.state !== 'measured') return null;
	const [isClaimed = false] = claims([measured.clicks.chance]);
	const { answer } = answerOf(measured, isClaimed);
	return { ...measured.clicks, isClaimed: answer === 'more' || answer === 'fewer' };
}

function chosenPages(
	clicks: readonly Uint32Array[],
	{ isChosenByFall, pages }: Trials,
	madeDay: number,
	random: Random,
): readonly number[] {
	const order = clicks.map((counts, page) => ({
		page,
		by: isChosenByFall ? fall(counts) : random(),
	}));
	order.sort((left, right) => left.by - right.by);
	// If only one page is changed, it is not always the very worst one of the site.
	const first = isChosenByFall && pages === 1 ? Math.floor((random() * clicks.length) / 20) : 0;
	return order.slice(first, first + pages).map(({ page }) => page);

	function fall(counts: Uint32Array): number {
		const sum = (from: number, to: number) =>
			counts.subarray(madeDay - from, madeDay - to).reduce((total, count) => total + count, 0.5);
		return sum(28, 0) / sum(56, 28);
	}
}

export function withEffect(
	counts: Uint32Array,
	fromDay: number,
	effect: number,
	random: Random,
): Uint32Array {
	return counts.map((count, day) => {
		const wanted = day < fromDay ? count : count * effect;
		return Math.floor(wanted + random());
	});
}

const figuresOf = (clicks: Uint32Array): PageFigures => ({
	clicks,
	impressions: clicks,
	positionSum: clicks,
	kind: '',
});
