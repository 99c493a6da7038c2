import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteMemory } from '../../settings/site-memory.ts';
import { badgeOf, countHost } from './count-host.ts';

const [red, green, grey] = ['#b42318', '#18794e', '#5f6b76'];
const unjudged = { passed: 0, notApplicable: 0, notChecked: 0 };
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

test.each([
	['problems', { error: 1, warning: 2 }, false, '3', red],
	['nothing to fix on a page that is fine', {}, true, '0', green],
	['nothing to fix on a page that nobody knows engines can show', {}, false, '0', grey],
	['a page too deep to read', { contentUnread: 'too_deep' }, false, '?', grey],
] as const)('shows %s', (_what, some, isFine, text, color) => {
	const counts = { blocker: 0, error: 0, warning: 0, note: 0, ...unjudged, ...some };

	expect(badgeOf({ counts, isFine })).toEqual({ text, color });
});
