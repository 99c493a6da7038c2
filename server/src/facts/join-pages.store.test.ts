import { expect } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { onEachEngine } from '../testing/database.ts';
import { joinPages } from './join-pages.store.ts';
import { urlKey } from './url-key.ts';

const siteId = 7;
const address = (name: string) => `https://example.com/${name}`;

async function addPages(database: Database, names: readonly string[]) {
	for (const name of names) {
		const page = { site_id: siteId, url_key: urlKey(address(name)), url: address(name) };
		await database.insertInto('page').values(page).execute();
	}
}

async function join(database: Database, from: string, to: string) {
	const page = await database
		.selectFrom('page')
		.select('id')
		.where('url', '=', address(from))
		.executeTakeFirstOrThrow();
	await joinPages(database, siteId, { pageId: page.id, canonicalUrl: address(to) });
}

/** Joined pages as `a>b`: page a counts as the same page as b. */
async function joined(database: Database): Promise<string[]> {
	const rows = await database
		.selectFrom('page')
		.innerJoin('page as other', 'other.id', 'page.same_as_page_id')
		.select(['page.url', 'other.url as otherUrl'])
		.orderBy('page.url')
		.execute();
	const name = (url: string) => url.slice(url.lastIndexOf('/') + 1);
	return rows.map(({ url, otherUrl }) => `${name(url)}>${name(otherUrl)}`);
}

onEachEngine(
	'a page is joined to its canonical, which is created if it is new',
	async (database) => {
		await addPages(database, ['a']);
		await join(database, 'a', 'new');
		expect(await joined(database)).toEqual(['a>new']);
	},
);

onEachEngine('one lookup finds the canonical, whatever the order of joins', async (database) => {
	await addPages(database, ['a', 'b', 'c']);
	await join(database, 'a', 'b');
	await join(database, 'b', 'c');
	expect(await joined(database)).toEqual(['a>c', 'b>c']);
	await addPages(database, ['d']);
	await join(database, 'd', 'a');
	expect(await joined(database)).toEqual(['a>c', 'b>c', 'd>c']);
});

onEachEngine('a circle is cut in favor of the newest canonical', async (database) => {
	await addPages(database, ['a', 'b', 'c']);
	await join(database, 'c', 'a');
	await join(database, 'b', 'a');
	await join(database, 'a', 'b');
	expect(await joined(database)).toEqual(['a>b', 'c>b']);
});

onEachEngine('a page that is its own canonical is not joined', async (database) => {
	await addPages(database, ['a', 'b']);
	await join(database, 'a', 'b');
	await join(database, 'a', 'a?utm_source=feed');
	expect(await joined(database)).toEqual([]);
});
