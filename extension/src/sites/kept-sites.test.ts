import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serverSetting } from '../settings/settings.ts';
import { changeSite, siteMemory } from '../settings/site-memory.ts';
import { heldPermissions } from '../testing/each-file.ts';
import { withHosts } from './borrowed-hosts.ts';
import { keptSites } from './kept-sites.ts';
import { needsNoClick } from './needs-no-click.ts';

const bread = 'https://bakery.example/bread';
const keep = (url: string) => changeSite(url, () => ({ isKept: true }));

beforeEach(() => fakeBrowser.reset());

test('a host permission given for a check does not make its site audited without a click', async () => {
	heldPermissions('https://bakery.example/*');

	expect(await needsNoClick(bread)).toBe(false);
	expect(await keptSites()).toEqual([]);
});

test('a kept site needs no click, and neither does a page that only a click made readable', async () => {
	heldPermissions('https://bakery.example/*');
	await keep(bread);

	expect(await needsNoClick(bread)).toBe(true);
	expect(await needsNoClick('https://mill.example/')).toBe(true);
	expect(await keptSites()).toMatchObject([{ origin: 'https://bakery.example' }]);
});

test('a site whose badge was switched on in version 0.1 is kept', async () => {
	heldPermissions('https://bakery.example/*');
	await siteMemory(bread).setValue({ showsBadge: true });

	expect(await needsNoClick(bread)).toBe(true);
});

test('host permissions are given back after a check, unless something else needs them', async () => {
	const held = heldPermissions('https://bakery.example/*', 'https://server.example/*');
	await keep(bread);
	await serverSetting.setValue('https://server.example');
	const asked = ['bakery', 'server', 'mill'].map((name) => `https://${name}.example/*`);

	await withHosts(asked, async () => expect([...held]).toEqual(asked));

	expect([...held]).toEqual(['https://bakery.example/*', 'https://server.example/*']);
});

test('a check that ends leaves host permissions to a check that is still running', async () => {
	const held = heldPermissions();
	const { promise, resolve } = Promise.withResolvers<void>();
	const long = withHosts(['https://bakery.example/*'], () => promise);
	await withHosts(['https://mill.example/*'], async () => {});
	expect(held.size).toBe(2);

	resolve();
	await long;

	expect(held.size).toBe(0);
});

test('host permissions are given back when the check fails', async () => {
	const held = heldPermissions();
	const failing = withHosts(['https://mill.example/*'], () => Promise.reject(new Error('No.')));

	await expect(failing).rejects.toThrow('No.');
	expect(held.size).toBe(0);
});
