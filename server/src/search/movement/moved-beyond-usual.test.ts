import { expect, test } from 'vitest';
import { lifelikeClicks } from '../../testing/lifelike-clicks.ts';
import { createRandom } from '../../testing/simulated-clicks.ts';
import { judgePages } from './moved-beyond-usual.ts';
import { knownWeeks } from './week-spans.ts';

const looks = 12;
const weeks = knownWeeks + 4 * looks;

type Site = readonly (readonly number[])[];

/** Pages by week, with topics that have seasons and updates, young pages, spikes and outages. */
function sites(count: number): readonly Site[] {
	const random = createRandom(12);
	const kind = { pages: 60, days: weeks * 7, topics: 6, clicksPerDay: 4 };
	return Array.from({ length: count }, () =>
		lifelikeClicks(kind, random).map(({ clicks }) =>
			Array.from({ length: weeks }, (_, week) =>
				clicks.subarray(week * 7, week * 7 + 7).reduce((sum, day) => sum + day, 0),
			),
		),
	);
}

/** The pages that are said to have fallen by the end of that week. */
function fallen(site: Site, end: number): readonly number[] {
	const pages = site.map((page, pageId) => ({ pageId, clicks: page.slice(end - knownWeeks, end) }));
	const ofSite = Array.from({ length: knownWeeks }, (_, week) =>
		pages.reduce((sum, { clicks }) => sum + clicks[week]!, 0),
	);
	const { moved } = judgePages(pages, ofSite, 4);
	return moved.filter(({ clicks, expected }) => clicks < expected).map(({ pageId }) => pageId);
}

test('a look every four weeks at quiet sites names less than one page a site and year', () => {
	const quiet = sites(20);
	const names = quiet.flatMap((site) =>
		Array.from({ length: looks }, (_, look) => fallen(site, knownWeeks + 4 * (look + 1))),
	);
	expect(names.flat().length / quiet.length).toBeLessThan(1);
});

test('most busy pages that keep a quarter of their clicks are named', () => {
	const end = knownWeeks + 8;
	const cases = sites(12).flatMap((site) => {
		const perDay = (page: readonly number[]) =>
			page.slice(end - 8, end - 4).reduce((sum, week) => sum + week / 28, 0);
		const busy = site.findIndex((page) => page[0]! > 0 && perDay(page) >= 10);
		const fell = site.map((page, at) =>
			at === busy ? page.map((week, of) => (of < end - 4 ? week : Math.round(week / 4))) : page,
		);
		return busy === -1 ? [] : [fallen(fell, end).includes(busy)];
	});
	expect(cases.length).toBeGreaterThan(8);
	expect(cases.filter(Boolean).length / cases.length).toBeGreaterThan(0.5);
});
