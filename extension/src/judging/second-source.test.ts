import { factsOfHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import type { Served } from '../messaging/protocol.ts';
import { readSecondSource } from './read-second-source.ts';
import { withSecondSource } from './second-source.ts';

const url = 'https://example.com/bread';
const page = factsOfHtml('<title>Bread</title>', { geo: 'us', url, scope: 'document' });
const served: Served = {
	url,
	html: '<title>Loading</title><script src="app.js"></script>',
	reason: null,
	response: { status: 200, headers: [['x-robots-tag', 'noindex']] },
	robotsTxt: { status: 404, text: null },
};

test('adds the HTML as sent, and the facts that came with it', async () => {
	const { facts, unknown } = withSecondSource(page, await readSecondSource(served));

	expect(facts.titles).toMatchObject([{ text: 'Bread' }]);
	expect(facts.served?.title).toBe('Loading');
	expect(facts.response?.headers).toEqual([['x-robots-tag', 'noindex']]);
	expect(facts.robotsTxt?.status).toBe(404);
	expect(unknown).not.toHaveProperty('response');
	expect(unknown).not.toHaveProperty('served');
});

test('says why there is no second source, and keeps the facts of the page itself', async () => {
	const nothing: Served = { ...served, html: null, reason: 'served_html_failed', response: null };
	const known = { ...page, facts: { ...page.facts, response: { status: 200, headers: null } } };
	const { facts, unknown } = withSecondSource(known, await readSecondSource(nothing));

	expect(unknown.served).toBe('served_html_failed');
	expect(unknown.headBreaks).toBe('served_html_failed');
	expect(facts.response?.status).toBe(200);
});

test('does not mix the facts of two URLs', async () => {
	const other = await readSecondSource({ ...served, url: 'https://example.com/rye' });

	expect(withSecondSource(page, other)).toBe(page);
});
