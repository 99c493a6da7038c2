import { expect, test } from 'vitest';
import { claims } from '../../changes/effects/false-discoveries.ts';
import { createRandom, simulatedClicks } from '../../testing/simulated-clicks.ts';
import {
	isBeyondUsual,
	type PageSpans,
	pageMovements,
	type Spans,
	siteMovement,
} from './movement.ts';

const length = 28;
const count = 16;

function spansOf(clicks: Uint32Array): readonly number[] {
	const from = (at: number) => clicks.length - (at + 1) * length;
	return Array.from({ length: count }, (_, at) =>
		clicks.slice(from(at), from(at) + length).reduce((sum, day) => sum + day, 0),
	);
}

interface Simulated {
	readonly pages: readonly PageSpans[];
	readonly site: Spans;
}

/** Sites in which nothing happens besides `effect`. */
function sites(number: number, factorOf: (page: number) => number = () => 1): readonly Simulated[] {
	const random = createRandom(7);
	const days = length * count;
	const effect = (page: number, day: number) => (day >= days - length ? factorOf(page) : 1);
	return Array.from({ length: number }, () => {
		const all = simulatedClicks({ pages: 40, days, clicksPerDay: 6, effect }, random);
		const pages = all.map((clicks, pageId) => ({ pageId, spans: spansOf(clicks) }));
		const site = Array.from({ length: count }, (_, at) =>
			pages.reduce((sum, { spans }) => sum + spans[at]!, 0),
		);
		return { pages, site };
	});
}

function moved({ pages, site }: Simulated): readonly number[] {
	const movements = pageMovements(pages, site);
	const claimed = claims(
		movements.map(({ chance }) => chance),
		0.01,
	);
	return movements.filter((_, at) => claimed[at]).map(({ pageId }) => pageId);
}

test('a year of quiet reports on thirty sites has less than one false sentence a site', () => {
	const quiet = sites(60);
	const ofPages = quiet.reduce((sum, site) => sum + moved(site).length, 0) / quiet.length;
	const ofSites = quiet.filter(({ site }) => isBeyondUsual(siteMovement(site), 4)).length;
	expect(12 * (ofPages + ofSites / quiet.length)).toBeLessThan(1);
});

test('pages that rise are found, and the others do not seem to fall', () => {
	const found = sites(20, (page) => (page < 4 ? 6 : 1)).map(moved);
	expect(found.flat().filter((page) => page < 4).length).toBeGreaterThan(70);
	expect(found.flat().filter((page) => page >= 4).length).toBeLessThan(5);
});

test('a step of all pages is one of the site', () => {
	const doubled = sites(20, () => 2.5);
	expect(doubled.filter(({ site }) => isBeyondUsual(siteMovement(site), 4)).length).toBeGreaterThan(
		15,
	);
	expect(doubled.flatMap(moved)).toEqual([]);
});

test('a short past and young pages are not judged', () => {
	expect(siteMovement([900, 100, 100, 100])).toMatchObject({ chance: null });
	expect(siteMovement([900, null, 100])).toBeNull();
	const [{ pages, site }] = sites(1) as readonly [Simulated];
	const young = { pageId: 99, spans: site.map((_, at) => (at < 4 ? 1000 : 0)) };
	const judged = pageMovements([...pages, young], site).map(({ pageId }) => pageId);
	expect(judged).toHaveLength(40);
	expect(judged).not.toContain(99);
});

test('a span that nobody read is neither a fall nor a rise', () => {
	const [{ pages, site }] = sites(1) as readonly [Simulated];
	const without = (spans: readonly number[]) => spans.map((clicks, at) => (at === 5 ? 0 : clicks));
	const chances = (known: Spans) =>
		pageMovements(
			pages.map(({ pageId, spans }) => ({ pageId, spans: without(spans) })),
			known,
		).map(({ chance }) => chance);
	const unread = chances(site.map((clicks, at) => (at === 5 ? null : clicks)));
	const read = pageMovements(pages, site).map(({ chance }) => chance);
	for (const [at, chance] of unread.entries())
		expect(Math.abs(chance - read[at]!)).toBeLessThan(0.2);
});
