import { auditHtml } from '@plumbline/core';
import apiFetch from '@wordpress/api-fetch';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage } from './fetch-page.ts';
import { keepVerdict } from './keep-verdict.ts';

const html = '<!doctype html><html lang="en"><title>Rye bread</title><h1>Rye bread</h1>';

afterEach(() => vi.unstubAllGlobals());

test('a verdict is kept with the content and the policy that it is of, whatever was saved since', async () => {
	let savedHash = 'a'.repeat(32);
	const kept: unknown[] = [];
	apiFetch.setFetchHandler(async ({ data, path }) => {
		if (path?.includes('/verdict')) kept.push(data);
		return {
			source: 'https://example.com/?plumbline_page=1',
			address: 'https://example.com/rye/',
			hash: savedHash,
		};
	});
	vi.stubGlobal('fetch', async () => new Response(html, { headers: { vary: 'Cookie' } }));

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
