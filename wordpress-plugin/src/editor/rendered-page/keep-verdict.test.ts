import { readFileSync } from 'node:fs';
import { auditHtml, type Report } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { keepVerdict } from './keep-verdict.ts';

const html = '<!doctype html><html lang="en"><title>Rye bread</title><h1>Rye bread</h1>';

afterEach(() => vi.unstubAllGlobals());

test('keeps a verdict with the content and policy it was based on, even after a later save', async () => {
	let savedHash = 'a'.repeat(32);
	const kept: unknown[] = [];
	apiFetch.setFetchHandler(async ({ data, path }) => {
		if (path?.includes('/verdict')) kept.push(data);
		return {
			source: 'https://example.com/?plumbline_page=1',
			mark: 'abc',
			address: 'https://example.com/rye/',
			hash: savedHash,
		};
	});
	vi.stubGlobal(
		'fetch',
		async () => new Response(html, { headers: { vary: 'Cookie', 'x-plumbline-page': 'abc' } }),
	);

	const page = await fetchPage(1, { saved: true, signal: new AbortController().signal });
	savedHash = 'b'.repeat(32);
	await keepVerdict(1, auditHtml(page.html, { geo: 'us' }), {
		contentHash: page.contentHash,
		dismissals: [{ kind: 'class', name: 'information' }],
	});

	expect(kept).toMatchObject([
		{ source: 'page', hash: 'a'.repeat(32), dismissed: ['class information'] },
	]);
});

test.each([
	['a page too deep to read, of which nothing is known to fix', {}, 0],
	['a page too deep to read, with something to fix', { warning: 1 }, 1],
])('of %s, keeps only what has to be fixed', async (_page, some, times) => {
	const save = vi.fn(async () => ({}));
	apiFetch.setFetchHandler(save);
	const report = auditHtml(html, { geo: 'us' });
	const none = { blocker: 0, error: 0, warning: 0, note: 0 };
	const counts = { ...report.counts, ...none, contentUnread: 'too_deep' as const, ...some };

	await keepVerdict(1, { ...report, counts }, { contentHash: '', dismissals: [] });

	expect(save).toHaveBeenCalledTimes(times);
});

test('keeps the elements of a finding, so that other posts with the same elements are found', async () => {
	const kept: { readonly findings: readonly object[] }[] = [];
	apiFetch.setFetchHandler(async ({ data }) => kept.push(data));
	const page = `${html}<p>Rye.<a href="/x"></a><a href="/y"></a>`;

	await keepVerdict(1, auditHtml(page, { geo: 'us' }), { contentHash: '', dismissals: [] });

	expect(kept[0]?.findings).toContainEqual(
		expect.objectContaining({
			...{ rule: 'links_have_text', severity: 'note', class: 'engine', impact: 3 },
			elements: ['<a href="/x"></a>', '<a href="/y"></a>'],
		}),
	);
});

test('keeps every possible answer about indexing', () => {
	const php = readFileSync(
		new URL('../../../includes/audits/class-verdict.php', import.meta.url),
		'utf8',
	);
	const [, list = ''] = /INDEXABLE\s*=\s*array\((.*)\);/.exec(php) ?? [];
	const kept = [...list.matchAll(/'(\w+)'/g)].map(([, verdict]) => verdict);
	// The type requires every possible value.
	const said: Readonly<Record<Report['indexable'], true>> = {
		yes: true,
		no: true,
		hidden: true,
		elsewhere: true,
		unknown: true,
	};
	expect(kept.sort()).toEqual(Object.keys(said).sort());
});
