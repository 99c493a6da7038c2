import { clickCurve, observeClicksAtPosition, type SharedQuery } from './clicks-at-position.ts';
import { comparablePages, leastComparablePages, type SiteFigures } from './comparable-pages.ts';
import { type Comparison, compareWithPlacebos } from './compare-with-placebos.ts';
import type { Observation, PageFigures } from './observation.ts';
import { observeCounts, sumIn } from './observe-counts.ts';
import { type ChangeDays, type Span, type Windows, windowsAround } from './windows.ts';

export interface KnownSite extends SiteFigures {
	/** The last day with complete figures. */
	readonly lastDay: number;
	/** The queries of a page that appeared in both windows. */
	readonly sharedQueries?: (page: number, windows: Windows) => readonly SharedQuery[];
}

/** Pages that were changed alike on the same day. */
export interface Batch extends ChangeDays {
	readonly pages: readonly number[];
	/** Pages with changes of their own in these weeks; they are not left alone. */
	readonly alsoChanged: ReadonlySet<number>;
}

export type BatchEffect = MeasuredEffect | WaitingEffect | IncomparableEffect;

export interface MeasuredEffect {
	readonly state: 'measured';
	readonly windows: Windows;
	readonly comparablePages: number;
	readonly changedPages: number;
	readonly clicksBefore: number;
	readonly clicksAfter: number;
	readonly clicks: Comparison;
	readonly impressions: Comparison;
	/** In places gained. */
	readonly position: Comparison | null;
	readonly clicksAtPosition: Comparison | null;
}

/** The weeks after the change are not over yet. */
export interface WaitingEffect {
	readonly state: 'waiting';
	readonly weeks: number;
}

/** Too few pages were left alone, or the figures begin too late. */
export interface IncomparableEffect {
	readonly state: 'incomparable';
	/** Null where it is the figures that begin too late. */
	readonly comparablePages: number | null;
}

export function didItWork(site: KnownSite, batch: Batch): BatchEffect {
	const windows = windowsAround(batch, site);
	if (windows === null) return notYet(site, batch);
	const alone = comparablePages(site, batch.pages, batch.alsoChanged, windows);
	if (alone.length < leastComparablePages) {
		return { state: 'incomparable', comparablePages: alone.length };
	}
	const { firstDay, pages } = site;
	const ofPages = (observe: (page: number) => Observation | null) =>
		comparison(batch.pages, alone, observe);
	const clicks = (span: Windows['before']) =>
		batch.pages.reduce((sum, page) => sum + sumIn(pages[page]!.clicks, span, firstDay), 0);
	return {
		state: 'measured',
		windows,
		comparablePages: alone.length,
		changedPages: batch.pages.length,
		clicksBefore: clicks(windows.before),
		clicksAfter: clicks(windows.after),
		clicks: ofPages((page) => observeCounts(pages[page]!.clicks, windows, firstDay))!,
		impressions: ofPages((page) => observeCounts(pages[page]!.impressions, windows, firstDay))!,
		position: ofPages((page) => observePosition(pages[page]!, windows, firstDay)),
		clicksAtPosition: atPosition(site, batch, alone, windows),
	};
}

function notYet(
	{ firstDay, lastDay, pages }: KnownSite,
	{ alsoChanged, knownDay, madeDay, pages: changed }: Batch,
): BatchEffect {
	if (madeDay - firstDay < 28) return { state: 'incomparable', comparablePages: null };
	// Waiting would not make a small site larger.
	const own = new Set([...changed, ...alsoChanged]);
	const others = pages.length - own.size;
	if (others < leastComparablePages) return { state: 'incomparable', comparablePages: others };
	return { state: 'waiting', weeks: Math.ceil((27 - lastDay + knownDay) / 7) };
}

/** Null where too few pages have the figure. */
function comparison(
	changed: readonly number[],
	alone: readonly number[],
	observe: (page: number) => Observation | null,
): Comparison | null {
	const observed = (numbers: readonly number[]) =>
		numbers.map(observe).filter((observation) => observation !== null);
	const [ofChanged, ofAlone] = [observed(changed), observed(alone)];
	if (ofChanged.length === 0 || ofAlone.length < leastComparablePages) return null;
	return compareWithPlacebos(ofChanged, ofAlone);
}

function atPosition(
	{ sharedQueries }: KnownSite,
	{ pages }: Batch,
	alone: readonly number[],
	windows: Windows,
): Comparison | null {
	if (sharedQueries === undefined) return null;
	const curve = clickCurve(alone.flatMap((page) => sharedQueries(page, windows)));
	return comparison(pages, alone, (page) =>
		observeClicksAtPosition(sharedQueries(page, windows), curve),
	);
}

/** How many places the page gained; null for a page that was not shown in one of the windows. */
function observePosition(
	{ impressions, positionSum }: PageFigures,
	{ after, before, history }: Windows,
	firstDay: number,
): Observation | null {
	const placesUp = (span: Span): number | null => {
		const shown = sumIn(impressions, span, firstDay);
		return shown === 0 ? null : -sumIn(positionSum, span, firstDay) / shown;
	};
	const [outcome, recent] = [placesUp(after), placesUp(before)];
	if (outcome === null || recent === null) return null;
	return {
		outcome,
		history: history.map((span) => placesUp(span) ?? recent),
		events: sumIn(impressions, before, firstDay),
	};
}
