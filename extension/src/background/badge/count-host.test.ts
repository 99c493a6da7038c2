import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteMemory } from '../../settings/site-memory.ts';
import { countHost } from './count-host.ts';

const url = 'https://bakery.example/bread';

/** The fake browser has no permissions; these take the place of those that the user granted. */
function allow(...allowed: readonly string[]) {
	vi.spyOn(browser.permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
		origins.every((origin) => allowed.includes(origin)),
	);
}

beforeEach(() => fakeBrowser.reset());

test('counts a site whose badge is switched on', async () => {
	allow('https://bakery.example/*');
	expect(await countHost.settingsOf(url)).toBeNull();

	await siteMemory(url).setValue({ showsBadge: true });

	expect(await countHost.settingsOf(url)).toMatchObject({ site: { showsBadge: true } });
});

test('stops counting an open page once its site may no longer be read', async () => {
	await siteMemory(url).setValue({ showsBadge: true });
	allow('https://mill.example/*');

	expect(await countHost.settingsOf(url)).toBeNull();
});
