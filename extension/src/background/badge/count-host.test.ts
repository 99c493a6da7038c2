import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteMemory } from '../../settings/site-memory.ts';
import { countHost } from './count-host.ts';

const url = 'https://bakery.example/bread';

/** The fake browser has no permissions: this is what somebody allowed. */
function allow(...allowed: readonly string[]) {
	vi.spyOn(browser.permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
		origins.every((origin) => allowed.includes(origin)),
	);
}

beforeEach(() => fakeBrowser.reset());

test('a site is counted where somebody wants a number', async () => {
	allow('https://bakery.example/*');
	expect(await countHost.settingsOf(url)).toBeNull();

	await siteMemory(url).setValue({ showsBadge: true });

	expect(await countHost.settingsOf(url)).toMatchObject({ site: { showsBadge: true } });
});

test('a page that is still open is counted no more once its site may not be read', async () => {
	await siteMemory(url).setValue({ showsBadge: true });
	allow('https://mill.example/*');

	expect(await countHost.settingsOf(url)).toBeNull();
});
