import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildApplications } from '../../parity/applications/build-applications.ts';
import { serveApplications } from '../../parity/applications/serve-applications.ts';
import { awkwardDocuments } from '../../parity/awkward-documents.ts';
import { servePages as serveDocuments } from '../../parity/serve-pages.ts';
import type { AnyPanel } from '../any-panel.ts';
import { servePages } from '../serve-pages.ts';
import { independentReading, type Numbers } from './independent-reading.ts';
import { shownNumbers } from './shown-numbers.ts';

/** Runs a function in the tab under test. */
type InPage = (read: () => Numbers) => Promise<Numbers>;

const folder = path.resolve(import.meta.dirname, '../../pages');
const savedPages = readdirSync(folder).filter((name) => name.endsWith('.html'));

/** Parity reads all of them in each browser. */
const documents = Object.values(awkwardDocuments).filter((_, index) => index % 3 === 0);

/** Compares the numbers that the panel shows of a page with a reading that shares no code with it. */
export async function numbersAreRight(panel: AnyPanel, inPage: InPage) {
	// A guard, with room for a busy machine: it takes half a minute.
	test.setTimeout(400_000);
	const saved = await servePages();
	const awkward = await serveDocuments(
		documents.map((html) => ({ name: '', html, options: { geo: 'us', scope: 'document' } })),
	);
	const built = await serveApplications(await buildApplications());
	// That one only waits before it draws what the others draw.
	const applications = built.urls.filter((url) => !url.endsWith('/late'));

	async function compare(url: string) {
		const read = await inPage(independentReading);
		const { 'overview words': words, ...shown } = await shownNumbers(panel);
		expect({ ...shown, ...(read['overview words'] && { 'overview words': words }) }, url).toEqual(
			read,
		);
		if (applications.includes(url)) expect(read, url).toHaveProperty('links all');
	}

	try {
		for (const url of [
			...savedPages.map(saved.url),
			...documents.map((_, index) => `${awkward.origin}/${index}`),
			...applications,
		]) {
			await panel.look(url);
			await expect(() => compare(url)).toPass({ intervals: [100], timeout: 60_000 });
		}
	} finally {
		await saved.close();
		await awkward.close();
		await built.close();
	}
}
