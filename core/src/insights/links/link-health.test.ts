import { expect, it } from 'vitest';
import { linkHealth, needsSecondLook } from './link-health.ts';

const asked = 'https://example.com/a';

it.each([
	[200, asked, 'works'],
	[200, `${asked}#part`, 'works'],
	[200, 'https://example.com/b', 'redirects'],
	[404, asked, 'broken'],
	[410, asked, 'broken'],
	[401, asked, 'refuses'],
	[403, asked, 'refuses'],
	[405, asked, 'refuses'],
	[429, asked, 'refuses'],
	[999, asked, 'refuses'],
	[503, asked, 'server_error'],
	[null, asked, 'no_answer'],
] as const)('a status of %s from %s: %s', (status, address, health) => {
	expect(linkHealth(asked, { status, address })).toBe(health);
});

it('says only that a link redirects if the target cannot be read', () => {
	const answer = { status: null, address: asked, isRedirect: true };
	expect(linkHealth(asked, answer)).toBe('redirects_out_of_reach');
});

it('needs a second request before it reports a problem', () => {
	const again = [200, 404, 405, null].map((status) => needsSecondLook({ status, address: asked }));
	expect(again).toEqual([false, true, true, true]);
});
