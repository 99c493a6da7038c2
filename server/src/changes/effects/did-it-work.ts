import { besideOwnPast, type OwnPast } from './beside-own-past.ts';
import { clickCurve, observeClicksAtPosition, type SharedQuery } from './clicks-at-position.ts';
import { comparablePages, leastComparablePages, type SiteFigures } from './comparable-pages.ts';
import type { Comparison } from './compare-with-placebos.ts';
import { compareClicks, compareFigure, compareImpressions, type Judged } from './judged-pages.ts';
import { kindsAmong } from './kinds-among.ts';
import type { Figure, PageFigures } from './observation.ts';
import { sumIn } from './observe-counts.ts';
import { isGrown } from './page-ages.ts';
import {
	type ChangeDays,
	nearestWeeks,
	type Span,
	type Windows,
	windowsAround,
} from './windows.ts';

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
	/** The days of earlier changes of these pages. */
	readonly earlierDays?: readonly number[];
	/** The pages that a plan kept apart to compare with; without one, all others of the site. */
	readonly alone?: readonly number[];
}

export type BatchEffect = MeasuredEffect | OwnPastEffect | WaitingEffect | IncomparableEffect;

export interface MeasuredEffect {
	readonly state: 'measured';
	readonly windows: Windows;
	readonly comparablePages: number;
	readonly changedPages: number;
	/** Changed pages that are left out because they still grow on their own. */
	readonly youngPages: number;
	/** Whether more weeks will be compared once they are over. */
	readonly canWait: boolean;
	readonly clicksBefore: number;
	readonly clicksAfter: number;
	readonly clicks: Comparison;
	readonly impressions: Comparison;
	/** In places gained. */
	readonly position: Comparison | null;
	readonly clicksAtPosition: Comparison | null;
}

/** No other pages can be compared, so that the past of the changed ones has to do. */
export interface OwnPastEffect extends Omit<IncomparableEffect, 'state'> {
	readonly state: 'own_past';
	readonly past: OwnPast;
}

/** The weeks after the change are not over yet. */
export interface WaitingEffect {
	readonly state: 'waiting';
	readonly weeks: number;
}

export interface IncomparableEffect {
	readonly state: 'incomparable';
	readonly reason: Incomparable;
	/** How many pages could be compared; null where that is not the reason. */
	readonly comparablePages: number | null;
}

/**
 * The figures begin too late; results never showed the pages; most pages are younger than the past
 * that is compared; most of the site was changed at once; too few pages were left alone, or too few
 * of their size, or of the size of a single page; all of those are of a single other kind.
 */
export type Incomparable =
	| 'past'
	| 'unseen'
	| 'young'
	| 'whole'
	| 'few'
	| 'size'
	| 'single'
	| 'kind';

export const incomparable = (
	reason: Incomparable,
	comparablePages: number | null = null,
): IncomparableEffect => ({ state: 'incomparable', reason, comparablePages });

export function didItWork(site: KnownSite, batch: Batch): BatchEffect {
	const { firstDay, pages } = site;
	const { knownDay, madeDay } = batch;
	if (batch.pages.length === 0) return incomparable('unseen');
	if (madeDay - firstDay < 28) return incomparable('past');
	const changed = batch.pages.filter((page) => isGrown(site, page, madeDay));
	// The few that are left would not stand for the others.
	if (changed.length < batch.pages.length / 2) return incomparable('young');
	const own = new Set([...batch.pages, ...batch.alsoChanged]);
	const others = [...(batch.alone ?? pages.keys())].filter(
		(page) => !own.has(page) && isGrown(site, page, madeDay),
	);
	if (others.length < leastComparablePages) {
		const isWhole = batch.pages.length > pages.length / 2;
		// A few pages may have been chosen for their fall, which their past does not show.
		if (!isWhole) return incomparable('few', others.length);
		return byPast(site, { ...batch, pages: changed }, incomparable('whole'));
	}
	const windows = windowsAround(batch, site);
	if (windows === null) {
		return { state: 'waiting', weeks: Math.ceil((27 - site.lastDay + knownDay) / 7) };
	}
	const alone = comparablePages(site, changed, others, windows);
	if (alone.length < leastComparablePages) {
		const why = incomparable(changed.length === 1 ? 'single' : 'size', alone.length);
		return byPast(site, { ...batch, pages: changed }, why);
	}
	const kindOf = kindsAmong(pages, changed, alone);
	const kinds = new Set(alone.map(kindOf));
	if (kinds.size === 1 && !changed.every((page) => kinds.has(kindOf(page)))) {
		return incomparable('kind');
	}
	const youngPages = batch.pages.length - changed.length;
	const judged = { changed, alone, kindOf, earlierDays: batch.earlierDays ?? [] };
	// Whole kinds stray: later weeks would bring more drift than knowledge.
	const isNear = isOfWholeKinds(judged);
	const compared = measured(site, judged, isNear ? nearestWeeks(windows) : windows);
	return { ...compared, youngPages, canWait: windows.weeks === 4 && !isNear };
}

/** Before and after, beside the same step on earlier days, if there were enough of those. */
function byPast(site: KnownSite, batch: Batch, why: IncomparableEffect): BatchEffect {
	const past = besideOwnPast(site, batch);
	if (past === null) return why;
	return 'weeks' in past ? { state: 'waiting', ...past } : { ...why, state: 'own_past', past };
}

/** Whether little was left alone of the kinds of most changed pages. */
function isOfWholeKinds({ alone, changed, kindOf }: Judged): boolean {
	const left = Map.groupBy(alone, kindOf);
	const ofKinds = [...Map.groupBy(changed, kindOf)];
	const whole = ofKinds.filter(([kind, own]) => (left.get(kind)?.length ?? 0) < own.length / 3);
	return whole.reduce((sum, [, own]) => sum + own.length, 0) > changed.length / 2;
}

function measured(
	site: KnownSite,
	judged: Judged,
	windows: Windows,
): Omit<MeasuredEffect, 'canWait' | 'youngPages'> {
	const { firstDay, pages, sharedQueries } = site;
	const { alone, changed } = judged;
	const clicks = (span: Span) =>
		changed.reduce((sum, page) => sum + sumIn(pages[page]!.clicks, span, firstDay), 0);
	return {
		state: 'measured',
		windows,
		comparablePages: alone.length,
		changedPages: changed.length,
		clicksBefore: clicks(windows.before),
		clicksAfter: clicks(windows.after),
		clicks: compareClicks(site, judged, windows),
		impressions: compareImpressions(site, judged, windows),
		position: compareFigure(judged, (page) => observePosition(pages[page]!, windows, firstDay)),
		clicksAtPosition: sharedQueries
			? atPosition(judged, (page) => sharedQueries(page, windows))
			: null,
	};
}

function atPosition(
	judged: Judged,
	queriesOf: (page: number) => readonly SharedQuery[],
): Comparison | null {
	const curve = clickCurve(judged.alone.flatMap(queriesOf));
	return compareFigure(judged, (page) => observeClicksAtPosition(queriesOf(page), curve));
}

/** How many places the page gained; null for a page that was not shown in one of the windows. */
function observePosition(
	{ impressions, positionSum }: PageFigures,
	{ after, before, history }: Windows,
	firstDay: number,
): Figure | null {
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
