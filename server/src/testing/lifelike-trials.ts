import { answerOf } from '../changes/effects/answer.ts';
import { didItWork } from '../changes/effects/did-it-work.ts';
import { claims } from '../changes/effects/false-discoveries.ts';
import { withEffect } from './effect-trials.ts';
import { type LifelikePage, lifelikeClicks } from './lifelike-clicks.ts';
import { createRandom, type Random } from './simulated-clicks.ts';

/** How the pages of a batch are chosen. */
export const batches = {
	'1 at random': (site) => site.shuffled.slice(0, 1),
	'10 at random': (site) => site.shuffled.slice(0, 10),
	'30 at random': (site) => site.shuffled.slice(0, 30),
	'10 biggest': (site) => highest(site, (clicks) => sum(clicks, site.madeDay - 112, site.madeDay)),
	'10 that fell most': (site) => highest(site, (clicks) => -lateGain(clicks, site.madeDay)),
	'10 that rose most': (site) => highest(site, (clicks) => lateGain(clicks, site.madeDay)),
	'10 of one topic': (site) => ofOneTopic(site).slice(0, 10),
	'30 of one topic': (site) => ofOneTopic(site).slice(0, 30),
	'a whole topic': (site) => ofOneTopic(site),
	'5 young pages': (site) => site.shuffled.filter((page) => isYoung(site, page)).slice(0, 5),
} as const satisfies Record<string, (site: Moment) => readonly number[]>;

export type BatchName = keyof typeof batches;

export interface LifelikeTrials {
	readonly batch: BatchName;
	readonly pages: number;
	readonly weeks: 4 | 8;
	readonly trials: number;
	readonly seed: number;
	/** 1.2 for 20 % more clicks from the day of the change. */
	readonly effect?: number;
	/** Sees the daily clicks of both groups, for other methods. */
	readonly onTrial?: (trial: Trial) => void;
}

export interface Trial {
	readonly changed: readonly Uint32Array[];
	readonly alone: readonly Uint32Array[];
	readonly madeDay: number;
	readonly knownDay: number;
	readonly days: number;
}

export interface LifelikeResults {
	readonly trials: number;
	/** Trials that were judged. */
	readonly judged: number;
	/** Shares of the judged trials. */
	readonly claimed: number;
	/** The share of 90 % ranges that contain the truth. */
	readonly covered: number;
}

const days = 440;
/** Large sites take long to simulate, and each of their topics has many pages. */
const trialsOfSite = (pages: number) => (pages > 1000 ? 20 : 5);

/** Changes on lifelike sites whose true effect is known. */
export function lifelikeTrials(question: LifelikeTrials): LifelikeResults {
	const random = createRandom(question.seed);
	const totals = { trials: 0, judged: 0, claimed: 0, covered: 0 };
	let site: readonly LifelikePage[] = [];
	for (let trial = 0; trial < question.trials; trial++) {
		if (trial % trialsOfSite(question.pages) === 0) {
			const { pages } = question;
			site = lifelikeClicks({ pages, days, topics: 6, clicksPerDay: 3 }, random);
		}
		const result = trialOn(site, question, random);
		if (result === null) continue;
		totals.trials++;
		totals.judged += result.isJudged ? 1 : 0;
		totals.claimed += result.isClaimed ? 1 : 0;
		totals.covered += result.isCovered ? 1 : 0;
	}
	const { claimed, covered, judged, trials } = totals;
	return { trials, judged, claimed: claimed / judged, covered: covered / judged };
}

interface Moment {
	readonly pages: readonly LifelikePage[];
	/** The pages that are shown by then, in a random order. */
	readonly shuffled: readonly number[];
	readonly madeDay: number;
}

/** Null where the site has no such pages at the time. */
function trialOn(site: readonly LifelikePage[], question: LifelikeTrials, random: Random) {
	const { batch, effect: factor = 1, onTrial, weeks } = question;
	const span = weeks * 7;
	const madeDay = 120 + Math.floor(random() * (days - 127 - span));
	const knownDay = madeDay + Math.floor(random() * 7);
	const shuffled = [...site.keys()]
		.filter((page) => site[page]!.born < madeDay - 14)
		.map((page) => ({ page, at: random() }))
		.sort((left, right) => left.at - right.at)
		.map(({ page }) => page);
	const pages = batches[batch]({ pages: site, shuffled, madeDay });
	if (pages.length === 0) return null;
	const changed = new Set(pages);
	const clicks = site.map((page, number) =>
		factor !== 1 && changed.has(number)
			? withEffect(page.clicks, knownDay, factor, random)
			: page.clicks,
	);
	onTrial?.({
		changed: pages.map((page) => clicks[page]!),
		alone: shuffled.filter((page) => !changed.has(page)).map((page) => clicks[page]!),
		madeDay,
		knownDay,
		days: span,
	});
	const figures = site.map(({ impressions, topic }, page) => ({
		clicks: clicks[page]!,
		impressions,
		positionSum: impressions,
		kind: topic,
	}));
	const known = { firstDay: 0, lastDay: knownDay + span - 1, pages: figures };
	const result = didItWork(known, { pages, madeDay, knownDay, alsoChanged: new Set() });
	if (result.state !== 'measured') return { isJudged: false, isClaimed: false, isCovered: false };
	const { effect, margin } = result.clicks;
	const [isClaimed = false] = claims([result.clicks.chance]);
	const { answer } = answerOf(result, isClaimed);
	return {
		isJudged: true,
		isClaimed: answer === 'more' || answer === 'fewer',
		isCovered: Math.abs(effect - Math.log(factor)) <= margin,
	};
}

function highest(
	{ pages, shuffled }: Moment,
	value: (clicks: Uint32Array) => number,
): readonly number[] {
	const values = new Map(shuffled.map((page) => [page, value(pages[page]!.clicks)]));
	return shuffled.toSorted((left, right) => values.get(right)! - values.get(left)!).slice(0, 10);
}

const lateGain = (clicks: Uint32Array, madeDay: number): number =>
	(sum(clicks, madeDay - 28, madeDay) + 3) / (sum(clicks, madeDay - 56, madeDay - 28) + 3);

function ofOneTopic({ pages, shuffled }: Moment): readonly number[] {
	const topic = pages[shuffled[0]!]!.topic;
	return shuffled.filter((page) => pages[page]!.topic === topic);
}

function isYoung({ madeDay, pages }: Moment, page: number): boolean {
	const age = madeDay - pages[page]!.born;
	return pages[page]!.born >= 28 && age >= 28 && age <= 100;
}

const sum = (clicks: Uint32Array, from: number, to: number): number =>
	clicks.subarray(from, to).reduce((all, count) => all + count, 0);
