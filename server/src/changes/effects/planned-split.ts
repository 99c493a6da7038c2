import type { PlanSize, planLeftOut } from '@plumbline/core/api';
import type { Comparison } from './compare-with-placebos.ts';
import { didItWork, type KnownSite } from './did-it-work.ts';
import { isClaimedAlone } from './false-discoveries.ts';
import { sumIn } from './observe-counts.ts';
import { isGrown } from './page-ages.ts';
import { pastDays } from './windows.ts';

export interface Candidates {
	/** By their numbers. */
	readonly pages: readonly number[];
	/** Pages with a change of their own so lately that its effect is not over. */
	readonly justChanged: ReadonlySet<number>;
}

type LeftOut = (typeof planLeftOut)[number];

/** A number of each page from 0 to 1: the lowest one is drawn. */
type Lot = (page: number) => number;

export interface UsablePages {
	readonly usable: readonly number[];
	readonly leftOut: Readonly<Record<LeftOut, readonly number[]>>;
}

export interface PlannedSplit {
	readonly changed: readonly number[];
	readonly alone: readonly number[];
}

/** The smallest rise that is claimed in eight of ten cases. */
export interface Visible {
	readonly weeks: 4 | 8;
	/** Null where the change could not be judged at all. */
	readonly share: number | null;
	/** Earlier dates at which the same split was tried, and how many of them claimed an effect. */
	readonly tried: number;
	readonly claimed: number;
}

/** In the past that is compared; fewer clicks cannot show a rise, however many pages have them. */
const leastClicks = 20;

/** The candidates whose clicks could tell something. */
export function usablePages(site: KnownSite, { justChanged, pages }: Candidates): UsablePages {
	const day = site.lastDay + 1;
	const past = { from: day - pastDays, to: day };
	const reasonOf = (page: number) => {
		if (sumIn(site.pages[page]!.clicks, past, site.firstDay) < leastClicks) return 'quiet';
		if (!isGrown(site, page, day)) return 'young';
		return justChanged.has(page) ? 'changed' : 'usable';
	};
	const found = Map.groupBy(pages, reasonOf);
	const of = (reason: ReturnType<typeof reasonOf>) => found.get(reason) ?? [];
	return {
		usable: of('usable'),
		leftOut: { changed: of('changed'), quiet: of('quiet'), young: of('young') },
	};
}

/** One page of each so many is changed. */
const oneOf = { half: 2, quarter: 4, eighth: 8 } as const;
const mostBusiest = 10;

/**
 * By lot among pages that are alike: neighbours in kind and clicks. The busiest ones
 * are chosen, which shows what that costs.
 */
export function splitPages(
	site: KnownSite,
	usable: readonly number[],
	size: PlanSize,
	lot: Lot,
): PlannedSplit {
	if (size === 'all') return { changed: usable, alone: [] };
	const past = { from: site.lastDay + 1 - pastDays, to: site.lastDay + 1 };
	const clicks = new Map(
		usable.map((page) => [page, sumIn(site.pages[page]!.clicks, past, site.firstDay)]),
	);
	const byClicks = usable.toSorted((one, other) => clicks.get(other)! - clicks.get(one)!);
	if (size === 'busiest') {
		return { changed: byClicks.slice(0, mostBusiest), alone: byClicks.slice(mostBusiest) };
	}
	const kinds = Map.groupBy(byClicks, (page) => site.pages[page]!.kind);
	const alike = [...kinds.values()].flat();
	const changed: number[] = [];
	const alone: number[] = [];
	for (let at = 0; at < alike.length; at += oneOf[size]) {
		const group = alike.slice(at, at + oneOf[size]);
		const drawn = group.toSorted((one, other) => lot(one) - lot(other));
		// The rest at the end is too small to change one of.
		const isWhole = drawn.length === oneOf[size];
		changed.push(...drawn.slice(0, isWhole ? 1 : 0));
		alone.push(...drawn.slice(isWhole ? 1 : 0));
	}
	return { changed, alone };
}

/** Standard errors of a rise that is claimed in eight of ten cases, by those of nine-tenths’ margin. */
const marginsToNotice = 2.9 / 1.645;

/** In days before the newest ones: one date alone says too little about how far pages stray. */
const pastDates = [0, 28, 56];

/** By the judge itself, on past days as if the split had been made before them. */
export function visibleEffect(site: KnownSite, split: PlannedSplit, weeks: 4 | 8): Visible {
	const judged = pastDates.flatMap((ago) => clicksBefore(site, split, { ago, weeks }) ?? []);
	const [newest] = judged;
	if (newest === undefined) return { weeks, share: null, tried: 0, claimed: 0 };
	const squares = judged.reduce((sum, { margin }) => sum + margin ** 2, 0);
	const chances = [newest.chance, ...newest.earlierChances];
	return {
		weeks,
		share: Math.expm1(Math.sqrt(squares / judged.length) * marginsToNotice),
		tried: chances.length,
		claimed: chances.filter(isClaimedAlone).length,
	};
}

function clicksBefore(
	site: KnownSite,
	split: PlannedSplit,
	{ ago, weeks }: { readonly ago: number; readonly weeks: 4 | 8 },
): Comparison | null {
	const lastDay = site.lastDay - ago;
	const madeDay = lastDay + 1 - weeks * 7;
	const batch = { ...split, pages: split.changed, madeDay, knownDay: madeDay };
	const tried = didItWork({ ...site, lastDay }, { ...batch, alsoChanged: new Set() });
	return tried.state === 'measured' && tried.windows.weeks === weeks ? tried.clicks : null;
}
