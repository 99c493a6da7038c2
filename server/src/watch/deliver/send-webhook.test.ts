import { expect, test } from 'vitest';
import { localSite, page } from '../../testing/local-site.ts';
import { sendWebhook } from './send-webhook.ts';

const message = { id: '1', domain: 'bakery.example', watch: 'Rye', title: 'Rye', text: 'Rye' };
const nowMs = Date.parse('2026-11-15T12:00:00Z');

test.each([
	['7', 7000],
	['Sun, 15 Nov 2026 12:00:09 GMT', 9000],
	['Sun, 15 Nov 2026 11:00:00 GMT', 0],
	['999999', 3_600_000],
	['soon', 0],
])('waits as long as “Retry-After: %s” asks for, up to an hour', async (value, retryAfterMs) => {
	const site = await localSite({ '/': page('', { 'retry-after': value }, 429) });
	const sending = sendWebhook(
		{ id: 1, siteId: 1, kind: 'webhook', address: site.url('/'), secret: '' },
		{ ...message, createdMs: nowMs, html: '', news: [] },
		{ allowedHosts: new Set([site.host]), nowMs, signal: new AbortController().signal },
	);
	await expect(sending).rejects.toMatchObject({ retryAfterMs });
});
