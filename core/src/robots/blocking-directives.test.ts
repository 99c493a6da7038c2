import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { blockingDirectives } from './blocking-directives.ts';

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
