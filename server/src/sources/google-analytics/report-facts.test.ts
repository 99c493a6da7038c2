import { expect, test } from 'vitest';
import { parseDay } from '../../facts/day.ts';
import { isInSite, landingUrl, visitFacts, visitsWithoutPage } from './report-facts.ts';

const day = parseDay('2026-11-18') ?? 0;
const visits = [
	{ dimensions: ['20261118', '/bread?utm_source=letter'], metrics: [3] },
	{ dimensions: ['20261118', '/bread/'], metrics: [4] },
	{ dimensions: ['20261117', '/bread'], metrics: [5] },
	{ dimensions: ['20261118', '(not set)'], metrics: [6] },
	{ dimensions: ['(other)', '/cakes'], metrics: [7] },
];
const events = [
	{ dimensions: ['20261118', '/bread', 'purchase'], metrics: [1, 12.345] },
	{ dimensions: ['20261118', '/bread?utm_source=letter', 'purchase'], metrics: [2, -0.1] },
	{ dimensions: ['20261118', '/bread', 'unknown'], metrics: [9, 9] },
];
const domain = 'example.com';

test('URLs of one page are added up, day by day', () => {
	const facts = visitFacts({ visits, events, domain, eventIds: new Map([['purchase', 8]]) });
	const page = { url: 'https://example.com/bread', keyword: null };
	expect(facts.pages.map(({ day, visits }) => [day, visits])).toEqual([
		[day, 7],
		[day - 1, 5],
	]);
	expect(facts.pages[1]).toEqual({ ...page, day: day - 1, visits: 5 });
	expect(facts.pageEvents).toEqual([
		{
			...page,
			day,
			eventId: 8,
			conversions: 3,
			revenueMinor: 1225,
		},
	]);
});

test('visits without a known page are counted', () => {
	expect(visitsWithoutPage(visits, domain)).toBe(6);
});

test.each([
	['/', 'example.com', 'https://example.com/'],
	['/bread?flour=rye', 'example.com', 'https://example.com/bread?flour=rye'],
	['bread', 'example.com', 'https://example.com/bread'],
	['/blog/bread', 'example.com/blog', 'https://example.com/blog/bread'],
	['(not set)', 'example.com', null],
	['(other)', 'example.com', null],
	['', 'example.com', null],
])('landing page “%s” of %s is %s', (landingPage, domain, url) => {
	expect(landingUrl(landingPage, domain)).toBe(url);
});

test.each([
	['/bread', 'example.com', true],
	['/blog', 'example.com/blog', true],
	['/blog/bread?x=1', 'example.com/blog', true],
	['/blog?x=1', 'example.com/blog', true],
	['/blogs', 'example.com/blog', false],
	['/', 'example.com/blog', false],
])('landing page “%s” belongs to %s: %s', (landingPage, domain, expected) => {
	expect(isInSite(landingPage, domain)).toBe(expected);
});
