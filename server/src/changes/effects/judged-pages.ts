import { besideTheirKind } from './beside-their-kind.ts';
import { leastComparablePages } from './comparable-pages.ts';
import { type Comparison, compareWithPlacebos, type Sample } from './compare-with-placebos.ts';
import type { Figure, PageFigures } from './observation.ts';
import { observeCounts } from './observe-counts.ts';
import { isGrown } from './page-ages.ts';
import { earlierWindows, type Windows } from './windows.ts';

/** Pages by their numbers. */
export interface Judged {
	readonly changed: readonly number[];
	readonly alone: readonly number[];
	readonly kindOf: (page: number) => string;
	/** The days of earlier changes of the changed pages. */
	readonly earlierDays: readonly number[];
}

interface Figures {
	readonly firstDay: number;
	readonly pages: readonly PageFigures[];
}

/** Null where too few pages have the figure, or where it never varies: Discover has no positions. */
export function compareFigure(
	judged: Judged,
	observe: (page: number) => Figure | null,
): Comparison | null {
	const sample = sampleOf(judged, observe);
	const comparison = isEnough(sample) ? compareWithPlacebos(sample) : null;
	return comparison && Number.isFinite(comparison.margin) ? comparison : null;
}

export function compareImpressions(
	{ firstDay, pages }: Figures,
	judged: Judged,
	windows: Windows,
): Comparison {
	const counts = (page: number) => observeCounts(pages[page]!.impressions, windows, firstDay);
	return compareWithPlacebos(besideKinds(sampleOf(judged, counts)));
}

/** The clicks, beside those of the same pages at earlier dates. */
export function compareClicks(figures: Figures, judged: Judged, windows: Windows): Comparison {
	const { firstDay, pages } = figures;
	const around = (at: Windows, some: Judged) =>
		besideKinds(
			sampleOf(some, (page) =>
				isGrown(figures, page, at.before.to)
					? observeCounts(pages[page]!.clicks, at, firstDay)
					: null,
			),
		);
	const fewer = {
		...judged,
		changed: spread(judged.changed),
		alone: spread(judged.alone),
	};
	const earlier = earlierWindows(windows, firstDay, judged.earlierDays)
		.map((at) => around(at, fewer))
		.filter((sample) => isEnough(sample) && sample.changed.length >= fewer.changed.length / 2);
	return compareWithPlacebos(around(windows, judged), earlier);
}

/** Enough to see how far pages stray; more would only take time. */
const mostAtEarlierDates = 200;

function spread(pages: readonly number[]): readonly number[] {
	const step = Math.max(pages.length / mostAtEarlierDates, 1);
	return pages.filter((_, place) => place % step < 1);
}

function sampleOf(
	{ alone, changed, kindOf }: Judged,
	observe: (page: number) => Figure | null,
): Sample {
	const observed = (numbers: readonly number[]) =>
		numbers.flatMap((page) => {
			const figure = observe(page);
			return figure === null ? [] : [{ ...figure, kind: kindOf(page) }];
		});
	return { changed: observed(changed), alone: observed(alone) };
}

function besideKinds({ alone, changed }: Sample): Sample {
	const pages = besideTheirKind([...changed, ...alone]);
	return { changed: pages.slice(0, changed.length), alone: pages.slice(changed.length) };
}

const isEnough = ({ alone, changed }: Sample): boolean =>
	changed.length > 0 && alone.length >= leastComparablePages;
