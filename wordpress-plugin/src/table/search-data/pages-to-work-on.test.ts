import { expect, test } from 'vitest';
import { lostClicks, lostPlaces, nearPageOne, type PageFigures } from './pages-to-work-on.ts';

const page = (url: string, more: Partial<PageFigures> = {}): PageFigures => ({
	url,
	query: '',
	clicks: 10,
	impressions: 100,
	position: 5,
	change: null,
	...more,
});

const urls = (pages: readonly PageFigures[]) => pages.map(({ url }) => url);

test('pages on the second page of results come with the most seen first', () => {
	const pages = [
		page('first', { position: 10 }),
		page('rare', { position: 12, impressions: 9 }),
		page('near', { position: 20 }),
		page('nearer', { position: 10.4, impressions: 500 }),
		page('far', { position: 20.1 }),
	];
	expect(urls(nearPageOne(pages))).toEqual(['nearer', 'near']);
});

test('losing a place or two is not a loss, nor is an unknown change', () => {
	const pages = [
		page('a', { change: -2 }),
		page('b', { change: -3 }),
		page('c'),
		page('d', { change: 4 }),
	];
	expect(urls(lostPlaces(pages))).toEqual(['b']);
});

test('clicks are compared per day, so that ranges of different lengths can be compared', () => {
	const earlier = {
		days: 90,
		pages: [
			page('steady', { clicks: 90 }),
			page('fallen', { clicks: 300 }),
			page('small', { clicks: 12 }),
		],
	};
	const now = {
		days: 30,
		pages: [
			page('steady', { clicks: 28 }),
			page('fallen', { clicks: 40 }),
			page('small', { clicks: 0 }),
			page('new'),
		],
	};
	expect(lostClicks(now, earlier)).toEqual([
		{ ...page('fallen', { clicks: 40 }), clicksBefore: 100 },
	]);
});
