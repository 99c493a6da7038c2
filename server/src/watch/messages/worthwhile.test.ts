import { dayMs } from '@plumbline/core/time';
import { expect } from 'vitest';
import { bakeryWithFigures, base, lastDay } from '../../testing/bakery-with-figures.ts';
import { onEachEngine } from '../../testing/database.ts';
import { newsText, newsTitle } from './news-text.ts';
import { worthwhilePages } from './worthwhile.ts';

onEachEngine('the digest of Monday names the pages that deserve half an hour', async (database) => {
	const siteId = await bakeryWithFigures(database);
	const watch = {
		id: 1,
		siteId,
		name: 'Bread',
		settings: {
			pages: { from: 'clicks' as const, most: 10 },
			tell: 'weekly' as const,
			quiet: null,
			locale: 'en' as const,
		},
		schedule: '0 */6 * * *',
		isPaused: false,
		lookedMs: null,
		silenceReportedMs: null,
	};
	const onDay = (day: number) =>
		worthwhilePages(database, watch, { nowMs: day * dayMs, timeZone: 'UTC' });
	const monday = lastDay + 1;
	const news = await onDay(monday);
	expect(news).toMatchObject([
		{ change: 'worthwhile', count: 1, pages: [{ url: `${base}/rolls` }] },
	]);
	const surroundings = { domain: 'bakery.example', locale: 'en', timeZone: 'UTC' } as const;
	expect(newsTitle(news, surroundings)).toBe('bakery.example: 1 page is worth half an hour');
	expect(newsText(news, surroundings)).toContain('now it is kept out of the index');
	expect(await onDay(monday + 1)).toEqual([]);
});
