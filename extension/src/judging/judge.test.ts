import { auditFacts, factsOfHtml, load } from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { createJudge } from './judge.ts';

beforeAll(() => load({ html: true }));

const stays = new AbortController().signal;
const now = new Date('2026-11-01');
const page = (url: string, body = '<h1>Bread</h1>') =>
	factsOfHtml(`<!doctype html><html lang="en"><title>Bread</title>${body}</html>`, {
		geo: 'us',
		url,
	});

test.each([
	['the country of the page', 'https://bakery.de/', '', 'de'],
	['the default country when the page suggests none', 'https://bakery.example/', '', 'gb'],
	['the selected country', 'https://bakery.de/', 'fr', 'fr'],
])('uses the rules of %s', async (_, url, geo, expected) => {
	const { report, ruleSet } = await createJudge({ geo, usualGeo: 'gb' })(page(url), stays);

	expect([ruleSet.geo, report().geo]).toEqual([expected, expected]);
});

test('judges each state of a page as if it were the first', async () => {
	const judge = createJudge({ geo: '', usualGeo: 'us', now });
	for (const body of ['<h1>Bread</h1>', '<h1>Bread</h1><h1>Rolls</h1>', '<p>Rolls</p>']) {
		const read = page('https://bakery.de/', body);
		const { report } = await judge(read, stays);

		expect(report()).toEqual(auditFacts(read, { geo: 'de', now }));
	}
});

test('stops judging a page when nobody waits for it', async () => {
	const outdated = new AbortController();
	const judged = createJudge({ geo: '', usualGeo: 'us' })(
		page('https://bakery.de/'),
		outdated.signal,
	);
	outdated.abort(new Error('A newer page has come.'));

	await expect(judged).rejects.toThrow('A newer page has come.');
});
