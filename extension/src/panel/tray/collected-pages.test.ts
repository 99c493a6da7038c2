import { type PageRow, pageColumns } from '@plumbline/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { addPage, changePages, collectedPages, mostPages } from './collected-pages.ts';

beforeEach(() => fakeBrowser.reset());

const row = (values: Partial<PageRow> = {}) =>
	// Every column has a value.
	({ ...Object.fromEntries(pageColumns.map((name) => [name, null])), ...values }) as PageRow;

const urls = async () => (await collectedPages().getValue()).map(({ url }) => url);

test('pages that two windows add at once are both kept', async () => {
	await Promise.all([addPage('https://a.example/', row()), addPage('https://b.example/', row())]);

	expect(await urls()).toEqual(['https://a.example/', 'https://b.example/']);
});

test('a page that is there already gets the new values in its old place', async () => {
	await addPage('https://a.example/', row({ title: 'Old' }));
	await addPage('https://b.example/', row());

	expect(await addPage('https://a.example/#top', row({ title: 'New' }))).toBe('replaced');
	expect(await collectedPages().getValue()).toMatchObject([
		{ values: { title: 'New' } },
		{ url: 'https://b.example/' },
	]);
});

test('a full table loses nothing and takes only new values of its pages', async () => {
	const page = (index: number) => ({ url: `https://a.example/${index}`, values: {} });
	const full = Array.from({ length: mostPages }, (_, index) => page(index));
	await changePages(() => full);

	expect(await addPage('https://b.example/', row())).toBe('full');
	expect(await urls()).toEqual(full.map(({ url }) => url));
	expect(await addPage('https://a.example/3', row())).toBe('replaced');
});

test('a text of any length takes little room, and stays well-formed', async () => {
	await addPage('https://a.example/', row({ title: `a${'🍞'.repeat(5000)}`, words: 5000 }));

	const [page] = await collectedPages().getValue();
	const title = String(page?.values.title);
	expect(title).toMatch(/^a🍞.*…$/su);
	expect(title.length).toBeLessThanOrEqual(1000);
	expect(title.isWellFormed()).toBe(true);
	expect(page?.values.words).toBe(5000);
});

test('a private window keeps its pages to itself', async () => {
	vi.spyOn(browser.windows, 'getCurrent').mockResolvedValue({ incognito: true } as never);
	await addPage('https://private.example/', row());

	expect(await urls()).toEqual(['https://private.example/']);
	expect(await browser.storage.local.get(null)).toEqual({});
});
