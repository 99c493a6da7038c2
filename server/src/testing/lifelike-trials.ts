import { didItWork } from '../changes/effects/did-it-work.ts';
import { isClaimedAlone } from '../changes/effects/false-discoveries.ts';
import { withEffect } from './effect-trials.ts';
import { type LifelikePage, lifelikeClicks } from './lifelike-clicks.ts';
import { createRandom, type Random } from './simulated-clicks.ts';

/** How the pages of a batch are chosen. */
export const batches = {
	'1 at random': (site) => site.shuffled.slice(0, 1),
	'10 at random': (site) => site.shuffled.slice(0, 10),
	'30 at random': (site) => site.shuffled.slice(0, 30),
	'the busiest': (site) => highest(site, pastClicks(site)).slice(0, 1),
	'10 biggest': (site) => highest(site, pastClicks(site)),
	'10 that fell most': (site) => highest(site, (clicks) => -lateGain(clicks, site.madeDay)),
	'10 that rose most': (site) => highest(site, (clicks) => lateGain(clicks, site.madeDay)),
	'10 of one topic': (site) => ofOneTopic(site).slice(0, 10),
	'30 of one topic': (site) => ofOneTopic(site).slice(0, 30),
	'a whole topic': (site) => ofOneTopic(site),
	'the whole site': ({ shuffled }) => shuffled,
	'5 young pages': (site) => site.shuffled.filter((page) => isYoung(site, page)).slice(0, 5),
} as const satisfies Record<string, (site: Moment) => readonly number[]>;

export type BatchName = keyof typeof batches;

export interface LifelikeSites {
	/** Of each site. */
	readonly pages: number;
	/** Of each question. */
	readonly trials: number;
	readonly seed: number;
}

export interface LifelikeQuestion {
	readonly batch: BatchName;
	readonly weeks: 4 | 8;
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

/** Numbers of trials. */
export interface LifelikeResults {
	readonly trials: number;
	readonly judged: number;
	/** Of those judged. */
	readonly claimed: number;
	/** Those whose 90 % range contains the truth. */
	readonly covered: number;
}

const days = 440;
const trialsOfSite = 5;

/** Changes on lifelike sites whose true effect is known; all questions are put to the same sites. */
export function lifelikeTrials(
	{ pages, seed, trials }: LifelikeSites,
	questions: readonly LifelikeQuestion[],
): readonly LifelikeResults[] {
	const random = createRandom(seed);
	const totals = questions.map(() => ({ trials: 0, judged: 0, claimed: 0, covered: 0 }));
	for (let done = 0; done < trials; done += trialsOfSite) {
		const site = lifelikeClicks({ pages, days, topics: 6, clicksPerDay: 3 }, random);
		for (const [at, question] of questions.entries()) {
			for (let trial = 0; trial < trialsOfSite; trial++) {
				const result = trialOn(site, question, random);
				const total = totals[at]!;
				total.trials += result === null ? 0 : 1;
				total.judged += result?.isJudged ? 1 : 0;
				total.claimed += result?.isClaimed ? 1 : 0;
				total.covered += result?.isCovered ? 1 : 0;
			}
		}
	}
	return totals;
}

interface Moment {
	readonly pages: readonly LifelikePage[];
	/** The pages that are shown by then, in a random order. */
	readonly shuffled: readonly number[];
	readonly madeDay: number;
}

/** Null where the site has no such pages at the time. */
function trialOn(site: readonly LifelikePage[], question: LifelikeQuestion, random: Random) {
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
	const found = result.state === 'measured' ? result.clicks : null;
	const judged = result.state === 'own_past' ? result.past : found;
	if (judged === null) return { isJudged: false, isClaimed: false, isCovered: false };
	return {
		isJudged: true,
		isClaimed: isClaimedAlone(judged.chance),
		isCovered: Math.abs(judged.effect - Math.log(factor)) <= judged.margin,
	};
}

function highest(
	{ pages, shuffled }: Moment,
	value: (clicks: Uint32Array) => number,
): readonly number[] {
	const values = new Map(shuffled.map((page) => [page, value(pages[page]!.clicks)]));
	return shuffled.toSorted((left, right) => values.get(right)! - values.get(left)!).slice(0, 10);
}

const pastClicks =
	({ madeDay }: Moment) =>
	(clicks: Uint32Array): number =>
		sum(clicks, madeDay - 112, madeDay);

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
