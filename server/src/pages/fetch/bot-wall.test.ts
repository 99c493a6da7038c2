import { expect, test } from 'vitest';
import { page } from '../../testing/local-site.ts';
import { fetchFrom } from '../../testing/page-fetcher.ts';

const html = '<!doctype html><title>Bread</title>';

test.each([
	['a challenge header', page(html, { 'cf-mitigated': 'challenge' }, 403)],
	['a challenge page', page('<title>Just a moment...</title>', {}, 503)],
])('a bot wall recognized by %s is not taken for the page', async (_what, route) => {
	expect(await fetchFrom({ '/': route })).toMatchObject({
		kind: 'unreachable',
		reason: 'bot_wall',
	});
});

test('an article about bot walls is a page', async () => {
	const article = '<title>Just a moment: what captcha-delivery.com does</title>';
	expect((await fetchFrom({ '/': page(article) })).kind).toBe('page');
});
