import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { SiteMemory } from './site-memory.ts';
import { type ChangeSite, useSiteMemory } from './use-site-memory.ts';

beforeEach(() => fakeBrowser.reset());

/** What a panel on this page remembers, and its way to change that. */
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

test('what is decided on one page holds on the whole site, in every window, and nowhere else', async () => {
	const one = await panelOn('https://bakery.example/bread');
	const other = await panelOn('https://bakery.example/rye?a=b');
	const elsewhere = await panelOn('https://mill.example/bread');

	await act(() => one.change(() => ({ keywords: ['rye'] })));
	await act(() => other.change(({ keywords }) => ({ keywords: [...keywords, 'bread'] })));

	expect(one.site?.keywords).toEqual(['rye', 'bread']);
	expect(other.site?.keywords).toEqual(['rye', 'bread']);
	expect(elsewhere.site?.keywords).toEqual([]);
});

test('of two changes at once none is lost', async () => {
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
