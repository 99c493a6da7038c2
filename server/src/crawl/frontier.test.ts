import { expect, test } from 'vitest';
import { createFrontier } from './frontier.ts';

test('takes each page of the site once, in the order they were found', () => {
	const frontier = createFrontier('https://a.example/', 10);
	frontier.add([
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
	]);
	const all = [frontier.next(), frontier.next(), frontier.next(), frontier.next()];
	expect(all).toEqual([
		'https://a.example/',
		'https://a.example/b',
		'https://www.a.example/c',
		null,
	]);
});

test('takes a page once, however its URL is escaped', () => {
	const frontier = createFrontier('https://a.example/%e3%83%91', 10);
	frontier.add(['https://a.example/パン', 'https://a.example/%E3%83%91', 'https://a.example/%70']);
	frontier.add(['https://a.example/p']);
	expect([frontier.next(), frontier.next(), frontier.next(), frontier.next()]).toEqual([
		'https://a.example/%e3%83%91',
		'https://a.example/%E3%83%91%E3%83%B3',
		'https://a.example/%70',
		null,
	]);
});

test('never takes more pages than its limit', () => {
	const frontier = createFrontier('https://a.example/', 2);
	frontier.add(['https://a.example/1', 'https://a.example/']);
	expect([frontier.next(), frontier.next()]).toEqual(['https://a.example/', 'https://a.example/1']);
	expect(frontier.isFull).toBe(false);
	frontier.add(['https://a.example/2']);
	expect(frontier.next()).toBeNull();
	expect(frontier.isFull).toBe(true);
});

test('a visit without a request does not count towards the limit', () => {
	const frontier = createFrontier('https://a.example/', 1);
	frontier.add(['https://a.example/1']);
	frontier.next();
	frontier.forgiveVisit();
	expect(frontier.next()).toBe('https://a.example/1');
	expect(frontier.isFull).toBe(false);
});

test('remembers a bounded number of URLs', () => {
	const frontier = createFrontier('https://a.example/', 2);
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
	const frontier = createFrontier('https://a.example/index.xml', 10);
	frontier.add(['https://a.example/feed.xml', 'https://a.example/b']);
	expect([frontier.next(), frontier.next(), frontier.next()]).toEqual([
		'https://a.example/index.xml',
		'https://a.example/b',
		null,
	]);
});
