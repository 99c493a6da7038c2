import { chanceBeyond } from '../../changes/effects/student.ts';

/** Clicks in equal spans of days, the newest first; null for a span with a day that was not read. */
export type Spans = readonly (number | null)[];

export interface Movement {
	readonly clicks: number;
	/** The clicks of the newest span if nothing else than the whole site had moved since the one before. */
	readonly expected: number;
	/** How often steps as large come by themselves; null where too few earlier steps are known. */
	readonly chance: number | null;
}

export interface PageSpans {
	readonly pageId: number;
	readonly spans: readonly number[];
}

export interface PageMovement extends Movement {
	readonly pageId: number;
	readonly chance: number;
}

/** With fewer earlier steps nobody knows how large steps usually are. */
const fewestSteps = 6;
/** How many pages’ steps the noise of a page rests on, its own included. */
const peers = 3;
/** Added to both sides of a ratio, because few clicks say little. */
const pseudoClicks = 5;

/**
 * The step of a whole site from the span before the newest, beside all its earlier steps: the same
 * comparison on days that are over. Null where one of both spans is not known.
 */
export function siteMovement(spans: Spans): Movement | null {
	const [clicks, before] = spans;
	if (clicks == null || before == null) return null;
	const { earlier, newest } = stepsOf(spans.map((count) => (count === null ? null : logOf(count))));
	return { clicks, expected: before, chance: chanceOf(newest, earlier, noiseOf(clicks, before)) };
}

/** The same of a figure that is not a count; the noise of one span follows from what was counted. */
export function figureMovement(figures: Spans, counts: Spans): Pick<Movement, 'chance'> | null {
	const [[clicks, before], [now, then]] = [counts, figures];
	if (clicks == null || before == null || now == null || then == null) return null;
	const { earlier, newest } = stepsOf(figures.map((figure) => figure && Math.log(figure)));
	return { chance: chanceOf(newest, earlier, noiseOf(clicks, before)) };
}

/** The past of a site itself makes steps of four weeks as large as claimed ones at most this often. */
const claimedByChance = 0.02;

/** Whether a whole site moved more than it usually does; null where nobody can tell. */
export function isBeyondUsual(
	movement: Pick<Movement, 'chance'> | null,
	weeksOfStep: number,
): boolean | null {
	if (movement === null || movement.chance === null) return null;
	return movement.chance <= claimedByChance * shareOfLooks(weeksOfStep);
}

/** A weekly look comes four times as often as a monthly one, and may be wrong no more often a year. */
export const shareOfLooks = (weeksOfStep: number): number => Math.min(weeksOfStep / 4, 1);

/**
 * The steps of pages beside the step of a typical page of their site, so that a holiday of all pages
 * is not the fall of one, and the rise of one not the fall of all others. `known` says in which
 * spans the site was read.
 */
export function pageMovements(pages: readonly PageSpans[], known: Spans): readonly PageMovement[] {
	const courses = pages.map((page) => ({ page, steps: pageSteps(page, known) }));
	const typical = known.map((_, at) =>
		weightedMedian(courses.flatMap(({ steps }) => steps[at] ?? [])),
	);
	const grown = courses.flatMap(({ page, steps }) => {
		const own = steps.map((step, at) => step && step.step - typical[at]!);
		const [newest, ...earlier] = own;
		const past = earlier.filter((step) => step !== null && step !== undefined);
		if (newest == null || past.length < fewestSteps) return [];
		const [clicks, before] = page.spans as readonly [number, number];
		const expected = Math.max(0, Math.exp(logOf(before) + typical[0]!) - pseudoClicks);
		const counting = noiseOf(clicks, expected);
		return [{ pageId: page.pageId, clicks, expected, newest, past, counting }];
	});
	const usual = median(grown.map(({ past, counting }) => meanSquare(past) - counting));
	return grown.map(({ clicks, counting, expected, newest, pageId, past }) => {
		const ofPeers = Math.max(0, usual) + counting;
		// The noise of one page is itself uncertain; that of its peers steadies it.
		const noise = Math.max(ofPeers, (ofPeers + meanSquare(past)) / 2);
		const chance = chanceBeyond(newest / Math.sqrt(noise), peers * past.length);
		return { pageId, clicks, expected, chance };
	});
}

interface Weighted {
	readonly step: number;
	readonly weight: number;
}

/** The steps of a page, newest first, up to its first clicks; null over a span that is not known. */
function pageSteps({ spans }: PageSpans, known: Spans): readonly (Weighted | null)[] {
	const age = spans.findLastIndex((count) => count > 0);
	return spans.slice(0, Math.max(0, age)).map((to, at) => {
		if (known[at] == null || known[at + 1] == null) return null;
		const from = spans[at + 1]!;
		// No page counts much more than the others, however busy it is.
		const weight = 1 / (ownNoise + noiseOf(to, from));
		return { step: logOf(to) - logOf(from), weight };
	});
}

/** The variance of a step that a page has besides counting, roughly. */
const ownNoise = 0.05;

function weightedMedian(values: readonly Weighted[]): number {
	const sorted = values.toSorted((one, other) => one.step - other.step);
	const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
	let passed = 0;
	for (const { step, weight } of sorted) {
		passed += weight;
		if (passed >= half) return step;
	}
	return 0;
}

/** Steps over a span that is not known are left out. */
function stepsOf(values: readonly (number | null)[]) {
	const step = (at: number) => {
		const [to, from] = [values[at], values[at + 1]];
		return to == null || from == null ? null : to - from;
	};
	const earlier = values.slice(2).flatMap((_, at) => step(at + 1) ?? []);
	return { newest: step(0) ?? 0, earlier };
}

/** Steps around zero and not around their mean: a site that always grows moves as it always does. */
function chanceOf(newest: number, earlier: readonly number[], leastNoise: number): number | null {
	if (earlier.length < fewestSteps) return null;
	const noise = Math.max(meanSquare(earlier), leastNoise);
	return chanceBeyond(newest / Math.sqrt(noise), earlier.length);
}

const logOf = (count: number) => Math.log(count + pseudoClicks);

/** The variance of a step that counting alone causes. */
const noiseOf = (clicks: number, before: number) =>
	1 / (clicks + pseudoClicks) + 1 / (before + pseudoClicks);

const meanSquare = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value ** 2, 0) / values.length;

const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
