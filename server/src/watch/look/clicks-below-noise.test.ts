import { expect, it } from 'vitest';
import { createRandom, type Random, simulatedClicks } from '../../testing/simulated-clicks.ts';
import { clicksBelowNoise } from './clicks-below-noise.ts';

const pages = 60;
const watchedWeeks = 13;

/** The reports of a site over 90 days, checked every week, each with page and week. */
function reportsOf(clicks: readonly Uint32Array[]): readonly string[] {
	const all = clicks.map(byWeek);
	const site = all[0]!.map((_, week) => all.reduce((sum, page) => sum + page[week]!, 0));
	return Array.from({ length: watchedWeeks }, (_, watched) => {
		const to = site.length - watchedWeeks + watched + 1;
		const weeks = (page: readonly number[]) => page.slice(to - 26, to);
		const known = all.map((page, pageId) => ({ pageId, clicks: weeks(page) }));
		return [...clicksBelowNoise(known, weeks(site))].flatMap(([page, fall]) =>
			fall === null ? [] : [`page ${page} in week ${watched}`],
		);
	}).flat();
}

function byWeek(days: Uint32Array): readonly number[] {
	return Array.from({ length: days.length / 7 }, (_, week) =>
		days.subarray(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
	);
}

const siteOf = (random: Random, effect?: (page: number, day: number) => number) =>
	simulatedClicks({ pages, days: 280, clicksPerDay: 10, ...(effect && { effect }) }, random);

it('reports nothing in 90 days of a site’s ordinary noise, trends and shocks', () => {
	const random = createRandom(6);
	for (let site = 0; site < 5; site++) expect(reportsOf(siteOf(random))).toEqual([]);
});

it('reports a page that nearly vanished, in the same week', () => {
	const random = createRandom(7);
	const falls = (page: number, day: number) => (page === 3 && day >= 245 ? 0.05 : 1);
	expect(reportsOf(siteOf(random, falls))).toContain('page 3 in week 8');
});

it('is silent with fewer than twelve weeks', () => {
	const clicks = [...Array(11).fill(100), 0];
	expect(clicksBelowNoise([{ pageId: 1, clicks }], clicks).size).toBe(0);
});
