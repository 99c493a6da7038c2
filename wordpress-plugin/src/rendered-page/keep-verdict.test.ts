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

test('keeps every possible answer about indexing', () => {
	const php = readFileSync(
		new URL('../../includes/audits/class-verdict.php', import.meta.url),
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
