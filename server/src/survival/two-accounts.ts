import { scopes } from '@plumbline/core/api';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { testApp } from '../testing/app.ts';
import { factsNamed } from '../testing/facts/facts-named.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { ourHost } from '../testing/right-values.ts';

/** Part of everything that belongs to the other account, and of nothing else. */
export const mark = 'zqbee';
/** The server is not allowed to fetch from this host. */
const theirHost = '127.0.0.2';
/** An id that does not appear in an answer by chance. */
const theirId = 1_234_567_001;

export async function twoAccounts(database: Database) {
	const { app } = await testApp({ database, pressure: { isLate: () => false } });
	const ours = await writeSite(database, factsNamed('our', `http://${ourHost}`), {
		account: 'Ours',
		domain: ourHost,
	});
	const theirs = await writeSite(database, factsNamed(mark, `http://${theirHost}`), {
		account: `${mark} account`,
		domain: theirHost,
	});
	const site = { site_id: theirs.siteId, created_ms: 0 };
	await database
		.insertInto('conversion_event')
		.values({
			...site,
			id: theirId,
			name: `${mark} call`,
			event_alias: `${mark} call`,
			goal_number: 2,
			conversion_type: 'goal',
			updated_ms: 0,
		})
		.execute();
	await database
		.updateTable('site')
		.set({ global_key: `${mark}1x` })
		.where('id', '=', theirs.siteId)
		.execute();
	await database
		.updateTable('keyword_group')
		.set({ global_key: `${mark}2x` })
		.where('site_id', '=', theirs.siteId)
		.execute();
	const keyword = { text: `${mark} cake`, match_key: `${mark} cake`, active: 1 };
	await database
		.insertInto('keyword')
		.values({ ...site, ...keyword, id: theirId + 1 })
		.execute();
	const { accountId } = ours;
	return { app, ours, theirs, apiKey: await createApiKey(database, { accountId, scopes }) };
}

export const theirNames = [
	`${mark}1x`,
	`${mark}2x`,
	`${mark} breads`,
	`${mark} rye`,
	`${mark} account`,
	String(theirId),
	String(theirId + 1),
	`http://${theirHost}/${mark}-rye`,
	theirHost,
];

/**
 * The same format, but without an owner. The other word ends with the same letters and is as wide,
 * because suggested keywords depend on how words end, and titles on their width.
 */
export function asNobodys(text: string): string {
	return text
		.replaceAll(mark, 'zpbee')
		.replaceAll(theirHost, '127.0.0.3')
		.replaceAll(String(theirId), String(theirId + 10))
		.replaceAll(String(theirId + 1), String(theirId + 11));
}

/** Compares words alone: suggestions write those of a URL with spaces, and in the case of the text. */
export function isPartOf(text: string, name: string): boolean {
	return wordsOf(name).includes(wordsOf(decodeURIComponent(text.replaceAll('+', ' '))));
}

const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim();
