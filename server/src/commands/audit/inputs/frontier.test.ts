import { expect, test } from 'vitest';
import { crawlSettingsOf } from '../../../testing/crawl-settings.ts';
import { createFrontier, type Frontier } from './frontier.ts';

type Given = Parameters<typeof crawlSettingsOf>[0];

const frontierAt = (start: string, most: number, given: Given = {}) =>
	createFrontier(crawlSettingsOf({ start, ...given }), most);

/** A page that links. */
const from = (address: string, depth = 0, chain = 0) => ({ url: new URL(address), depth, chain });
const home = from('https://a.example/');

/** All that are left. */
function rest(frontier: Frontier): readonly string[] {
	const urls: string[] = [];
	for (let next = frontier.next(); next !== null; next = frontier.next()) urls.push(next.url);
	return urls;
}

test('takes each page of the site once, in the order they were found', () => {
	const frontier = frontierAt('https://a.example/', 10);
	const found = [
		'https://a.example/b#part',
		'https://www.a.example/c',
		'https://a.example/b',
		'https://a.example/',
		'https://other.example/',
		'https://sub.a.example/',
		'mailto:a@a.example',
		'https://a.example/photo.JPG',
		'https://a.example:8443/',
		'not an address',
	];
	frontier.add(found, home);
	expect(rest(frontier)).toEqual([
		'https://a.example/',
		'https://a.example/b',
		'https://www.a.example/c',
	]);
});

test('takes a page once, whatever its escapes and the session in its URL', () => {
	const frontier = frontierAt('https://a.example/%e3%83%91', 10);
	frontier.add(['https://a.example/パン', 'https://a.example/%E3%83%91', 'https://a.example/%70']);
	frontier.add(['https://a.example/p', 'https://a.example/p?PHPSESSID=1'], home);
	expect(rest(frontier)).toEqual([
		'https://a.example/%e3%83%91',
		'https://a.example/%E3%83%91%E3%83%B3',
		'https://a.example/p',
	]);
});

test.each([
	[{ include: ['/blog/*'] }, ['/blog/a']],
	[{ exclude: ['/blog/*'] }, ['/shop']],
	[{ depth: 0 }, []],
	[{}, ['/blog/a', '/shop']],
] as const)('with %j, links to two pages lead to %j', (given, paths) => {
	const frontier = frontierAt('https://a.example/', 10, given);
	frontier.add(['https://a.example/blog/a', 'https://a.example/shop'], home);
	const urls = paths.map((path) => `https://a.example${path}`);
	expect(rest(frontier)).toEqual(['https://a.example/', ...urls]);
	expect(frontier.isFull).toBe(paths.length < 2);
});

test('counts the links from the start, but not to pages of a sitemap', () => {
	const frontier = frontierAt('https://a.example/', 10, { depth: 1 });
	frontier.add(['https://a.example/1'], home);
	frontier.add(['https://a.example/2'], from('https://a.example/1', 1));
	frontier.add(['https://a.example/listed']);
	expect(rest(frontier)).toEqual([
		'https://a.example/',
		'https://a.example/1',
		'https://a.example/listed',
	]);
});

test('leaves a list without end, such as a calendar', () => {
	const frontier = frontierAt('https://a.example/', 1000);
	frontier.add(['https://a.example/day/0'], home);
	let visits = 0;
	for (let next = frontier.next(); next !== null; next = frontier.next()) {
		const day = visits++;
		frontier.add([`https://a.example/day/${day}`], { ...next, url: new URL(next.url) });
	}
	expect(visits).toBe(102);
	expect(frontier.isFull).toBe(true);
});

test('never takes more pages than its limit', () => {
	const frontier = frontierAt('https://a.example/', 2);
	frontier.add(['https://a.example/1', 'https://a.example/'], home);
	expect(rest(frontier)).toEqual(['https://a.example/', 'https://a.example/1']);
	expect(frontier.isFull).toBe(false);
	frontier.add(['https://a.example/2'], home);
	expect(frontier.next()).toBeNull();
	expect(frontier.isFull).toBe(true);
});

test('a visit without a request does not count towards the limit', () => {
	const frontier = frontierAt('https://a.example/', 1);
	frontier.add(['https://a.example/1'], home);
	frontier.next();
	frontier.forgiveVisit();
	expect(rest(frontier)).toEqual(['https://a.example/1']);
	expect(frontier.isFull).toBe(false);
});

test('remembers a bounded number of URLs', () => {
	const frontier = frontierAt('https://a.example/', 2);
	frontier.add(Array.from({ length: 2000 }, (_, index) => `https://a.example/${index}`));
	let known = 0;
	while (frontier.next() !== null) {
		known++;
		frontier.forgiveVisit();
	}
	expect(known).toBe(1020);
	expect(frontier.isFull).toBe(true);
});

test('takes the start page whatever its file name', () => {
	const frontier = frontierAt('https://a.example/index.xml', 10);
	frontier.add(['https://a.example/feed.xml', 'https://a.example/b'], home);
	expect(rest(frontier)).toEqual(['https://a.example/index.xml', 'https://a.example/b']);
});
