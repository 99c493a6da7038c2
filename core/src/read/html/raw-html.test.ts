import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';

const repeated = (html: string) =>
	factsOfHtml(html)
		.get('rawHtml')
		?.repeatedTags.map(({ name, node }) => `${name} ${node}`);

describe('rawHtml', () => {
	it.each([
		['<html><head></head><body></body></html>', []],
		['<p>nothing but text', []],
		['<html><head></head><body><body>', ['body 25']],
		['<html class="ie8"><html class="ie9"><html><head></head><body>', []],
		['<html><head></head><HTML><head><body>', ['html 19', 'head 25']],
		['<head><script>"<body><body>"</script></head><body>', []],
		['<body><!-- <body> --><textarea><body></textarea>', []],
	])('lists the tags that %s repeats', (html, tags) => {
		expect(repeated(html)).toEqual(tags);
	});

	it.each(['<p>パン', '<p>é ß', '<p>😀', '<p>\ud83d', '<p>\ude00\ud83dx'])(
		'counts the UTF-8 bytes of %j',
		(html) => {
			const { length } = new TextEncoder().encode(html);
			expect(factsOfHtml(html).get('rawHtml')?.bytes).toBe(length);
		},
	);

	it.each([0, 1, 2, 3])(
		'does not split a surrogate pair when counting a long text: %i',
		(before) => {
			const html = `<p>${'x'.repeat(before)}${'😀'.repeat(20_000)}\ud83d`;
			const { length } = new TextEncoder().encode(html);
			expect(factsOfHtml(html).get('rawHtml')?.bytes).toBe(length);
		},
	);

	it.each([
		['<meta charset="utf-8">', 22],
		['<title>パン</title><meta charset=UTF8>', 40],
		['<title>パン</title><meta charset=shift_jis>', 41],
		['<meta data-sign=">" charset="utf-8">', 36],
		['<!--<meta charset="utf-8">--><script>"<meta charset=utf-8>"</script>', null],
		['<title>Bread</title>', null],
	])('counts the bytes up to the end of the charset in %s', (html, end) => {
		expect(factsOfHtml(html).get('rawHtml')?.charsetEnd).toBe(end);
	});

	it('begins after a leftover byte order mark', () => {
		const html = '<!doctype html><title>Rye bread</title><p>Rye';
		const marked = factsOfHtml(`\ufeff${html}`);
		expect(marked.get('titles')).toEqual(factsOfHtml(html).get('titles'));
		expect(marked.get('headBreaks')).toEqual([]);
		expect(marked.get('rawHtml')?.byteOrderMark).toBe(true);
		expect(factsOfHtml(html).get('rawHtml')?.byteOrderMark).toBe(false);
	});
});
