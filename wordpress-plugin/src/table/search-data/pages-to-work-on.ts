import { readExportFiles } from '@plumbline/core';
import { dayMs } from '@plumbline/core/time';
import apiFetch from '@wordpress/api-fetch';

/** A page with its figures over a range. */
export interface PageFigures {
	readonly url: string;
	/** The query that the figures are about; empty for all queries of the page. */
	readonly query: string;
	readonly clicks: number;
	readonly impressions: number;
	readonly position: number;
	/** Places won since the beginning of the range; null if it is unknown. */
	readonly change: number | null;
}

/** A page that was read at an earlier time too. */
export interface FallenPage extends PageFigures {
	/** Clicks of the earlier range, converted to the length of the later one; null if it is unknown. */
	readonly clicksBefore: number | null;
}

const mostPages = 20;
/** Rarer pages have positions by chance. */
const fewestImpressions = 10;
/** Ranks move by a place or two every day. */
const fewestPlaces = 3;
const fewestClicks = 5;
const smallestLoss = 0.3;

/** Pages on the second page of results, the most seen first: a small gain there is worth most. */
export const nearPageOne = (pages: readonly PageFigures[]): readonly PageFigures[] =>
	mostSeen(
		pages.filter(
			({ impressions, position }) =>
				position > 10 && position <= 20 && impressions >= fewestImpressions,
		),
	);

/** Pages that have lost several places since the beginning of the range. */
export const lostPlaces = (pages: readonly PageFigures[]): readonly FallenPage[] =>
	mostSeen(
		pages.filter(
			({ change, impressions }) =>
				change !== null && change <= -fewestPlaces && impressions >= fewestImpressions,
		),
	).map((page) => ({ ...page, clicksBefore: null }));

export interface Period {
	readonly pages: readonly PageFigures[];
	readonly days: number;
}

/** Pages that have lost a third of their clicks since an earlier range, the largest loss first. */
export function lostClicks(now: Period, earlier: Period): readonly FallenPage[] {
	const before = new Map(earlier.pages.map((page) => [page.url, page.clicks]));
	return now.pages
		.map((page) => ({
			...page,
			clicksBefore: Math.round(((before.get(page.url) ?? 0) / earlier.days) * now.days),
		}))
		.filter(
			({ clicks, clicksBefore }) =>
				clicksBefore - clicks >= Math.max(fewestClicks, clicksBefore * smallestLoss),
		)
		.toSorted((one, other) => lossOf(other) - lossOf(one))
		.slice(0, mostPages);
}

const lossOf = ({ clicks, clicksBefore }: FallenPage) => (clicksBefore ?? 0) - clicks;

const mostSeen = (pages: readonly PageFigures[]) =>
	pages.toSorted((one, other) => other.impressions - one.impressions).slice(0, mostPages);

/** The pages of a Search Console export; null if the files are not one of a single range, with its pages. */
export async function pagesOfExport(files: readonly File[]): Promise<Period | null> {
	// The browser may fail to read a file that was moved.
	const read = await readExportFiles(files).catch(() => null);
	if (read === null || read.pages.length === 0) return null;
	const { days, pages, range } = read;
	return {
		pages: pages.map((page) => ({ ...page, query: '', change: null })),
		days: range ? daysIn(range) : Math.max(1, days.length),
	};
}

const daysIn = ({ from, to }: { readonly from: string; readonly to: string }) =>
	Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);

/** The pages that rank, from the connected server; each with the query that it is seen for most. */
export const readRankedPages = (): Promise<readonly PageFigures[]> =>
	apiFetch({ path: '/plumbline/v1/overview/ranks' });

/** A post of the site by the URL of its page. */
export interface PostAt {
	readonly url: string;
	readonly id: number;
	readonly title: string;
}

/** The posts at URLs that this person can edit. */
export const readPostsAt = (
	urls: readonly string[],
	signal: AbortSignal,
): Promise<readonly PostAt[]> =>
	apiFetch({ path: '/plumbline/v1/overview/posts-at', method: 'POST', data: { urls }, signal });
