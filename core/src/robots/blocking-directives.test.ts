import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { blockingDirectives, dayOf } from './blocking-directives.ts';

const now = new Date('2026-11-20T12:00:00Z');

function blocked(html: string, header?: string) {
	const headers = header === undefined ? [] : [['x-robots-tag', header] as const];
	const facts = factsOfHtml(html, { response: { status: 200, headers } });
	const directives = facts.get('robotsDirectives') ?? [];
	return blockingDirectives(directives, new Set(['googlebot']), now).map(({ name }) => name);
}

const meta = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

describe('blockingDirectives', () => {
	it.each([
		['noindex', meta('NOINDEX, follow'), ['noindex']],
		['none', meta('none'), ['none']],
		['noindex beside index', meta('index') + meta('noindex'), ['noindex']],
		['noindex for a crawler that counts', meta('noindex', 'Googlebot'), ['noindex']],
		['noindex for a crawler that does not', meta('noindex', 'bingbot'), []],
		['noindex in the body', `<body>${meta('noindex')}`, ['noindex']],
		['a day in the past', meta('unavailable_after: 2026-11-19'), ['unavailable_after']],
		['this day', meta('unavailable_after: 2026-11-20'), []],
		['no day at all', meta('unavailable_after: soon'), []],
		['index, follow', meta('index, follow'), []],
		['a misspelt rule', meta('no-index'), []],
	])('%s', (_name, html, expected) => {
		expect(blocked(html)).toEqual(expected);
	});

	it.each([
		['noindex', ['noindex']],
		['googlebot: none', ['none']],
		['otherbot: noindex', []],
		['unavailable_after: 25 Jun 2010 15:00:00 PST', ['unavailable_after']],
	])('X-Robots-Tag: %s', (header, expected) => {
		expect(blocked('', header)).toEqual(expected);
	});
});

describe('dayOf', () => {
	it.each([
		['2026-06-25', '2026-06-25'],
		['2026-06-25T15:00:00+02:00', '2026-06-25'],
		['25 Jun 2026 15:00:00 PST', '2026-06-25'],
		['Wed, 25 June 2026 15:00:00 GMT', '2026-06-25'],
		['wednesday, 25-jun-26 15:00:00 pst', '2026-06-25'],
		['June 5, 2026', '2026-06-05'],
		['31 Feb 2026', null],
		['25 Foo 2026', null],
		['soon', null],
		['', null],
	])('reads %j', (text, day) => {
		const found = dayOf(text);
		expect(found === null ? null : new Date(found).toISOString().slice(0, 10)).toBe(day);
	});
});
