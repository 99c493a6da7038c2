import type { Database } from '../../database/open-database.ts';
import { mondayOf } from '../../facts/day.ts';
import { urlKey } from '../../facts/url-key.ts';
import { lastCompleteDay } from '../../rankings/coverage/seen-days.store.ts';
import { clicksByWeek } from '../../search/movement/page-weeks.store.ts';
import { searchedSeries } from '../../search/series/searched-series.store.ts';
import { newestVerdicts } from '../../search/verdicts/verdicts.store.ts';
import { clicksBelowNoise } from './clicks-below-noise.ts';
import type { SubjectLook } from './fault.ts';
import { lookAtRanks } from './look-at-ranks.ts';
import { pageUrls } from './page-urls.store.ts';
import { rankCourses } from './rank-courses.store.ts';

/** The faults of these pages in figures and Google's verdicts. */
export async function lookAtFigures(
	database: Database,
	siteId: number,
	urls: readonly string[],
): Promise<readonly SubjectLook[]> {
	const watched = new Set(urls.map(urlKey));
	const looks = await Promise.all([
		ranks(database, siteId),
		clicks(database, siteId),
		verdicts(database, siteId),
	]);
	return looks.flat().filter(({ url }) => watched.has(urlKey(url)));
}

async function ranks(database: Database, siteId: number): Promise<readonly SubjectLook[]> {
	const courses = await rankCourses(database, siteId);
	return courses.map(({ engine, keyword, ranks: checked, url }) => ({
		subject: `rank ${engine} ${keyword}`,
		url,
		look: lookAtRanks(keyword, checked),
	}));
}

/** Whole weeks that end on Sunday, so that each is judged once. */
async function clicks(database: Database, siteId: number): Promise<readonly SubjectLook[]> {
	const series = await searchedSeries(database, siteId, undefined);
	const lastDay = series === null ? null : await lastCompleteDay(database, series);
	if (series === null || lastDay === null) return [];
	const { pages, site } = await clicksByWeek(database, series, mondayOf(lastDay + 1) - 1);
	const falls = clicksBelowNoise(pages, site);
	const known = await pageUrls(database, siteId, [...falls.keys()]);
	return [...falls].flatMap(([pageId, fall]) => {
		const url = known.get(pageId);
		if (url === undefined) return [];
		const detail = fall === null ? '' : `${fall.expected} → ${fall.clicks}`;
		const faults = fall === null ? [] : [{ kind: 'clicks' as const, detail }];
		return [{ subject: `clicks ${url}`, url, look: { faults, judged: new Set(['clicks']) } }];
	});
}

async function verdicts(database: Database, siteId: number): Promise<readonly SubjectLook[]> {
	const all = { siteId, pageIds: null, state: null, limit: mostPages, offset: 0 };
	const { rows } = await newestVerdicts(database, all);
	return rows.map(({ coverage, url, verdict }) => ({
		subject: `verdict ${url}`,
		url,
		look: {
			faults: verdict === 'PASS' ? [] : [{ kind: 'verdict', detail: coverage }],
			judged: new Set(['verdict']),
		},
	}));
}

const mostPages = 100_000;
