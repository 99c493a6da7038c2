import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { SiteMemory } from './site-memory.ts';
import { type ChangeSite, useSiteMemory } from './use-site-memory.ts';

beforeEach(() => fakeBrowser.reset());

/** A panel on this page, with its stored settings and a function that changes them. */
async function panelOn(url: string) {
	const seen: { site: SiteMemory | null; change: ChangeSite } = {
		site: null,
		change: async () => {},
	};
	function Probe() {
		[seen.site, seen.change] = useSiteMemory(url);
		return null;
	}
	await act(() => render(<Probe />, document.createElement('div')));
	return seen;
}

test('shares settings between all pages and windows of a site, and with no other site', async () => {
	const one = await panelOn('https://bakery.example/bread');
	const other = await panelOn('https://bakery.example/rye?a=b');
	const elsewhere = await panelOn('https://mill.example/bread');

	await act(() => one.change(() => ({ keywords: ['rye'] })));
	await act(() => other.change(({ keywords }) => ({ keywords: [...keywords, 'bread'] })));

	expect(one.site?.keywords).toEqual(['rye', 'bread']);
	expect(other.site?.keywords).toEqual(['rye', 'bread']);
	expect(elsewhere.site?.keywords).toEqual([]);
});

test('keeps both of two simultaneous changes', async () => {
	const one = await panelOn('https://bakery.example/bread');
	const other = await panelOn('https://bakery.example/rye');

	await act(async () => {
		await Promise.all([
			one.change(({ ignoredRules }) => ({ ignoredRules: [...ignoredRules, 'has_title'] })),
			other.change(({ ignoredRules }) => ({ ignoredRules: [...ignoredRules, 'has_lang'] })),
			one.change(() => ({ keywords: ['rye'] })),
		]);
	});

	expect(one.site).toMatchObject({ ignoredRules: ['has_title', 'has_lang'], keywords: ['rye'] });
});
