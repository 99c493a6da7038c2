import { createAccount } from '../../accounts/accounts.store.ts';
import { addConversionEvent } from '../../accounts/conversion-events.store.ts';
import { trackEngine } from '../../accounts/engines.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { assignToGroup, ensureGroup } from '../../keywords/groups.store.ts';
import { factRows } from './fact-rows.ts';
import type { SiteFacts } from './site-facts.ts';
import { writeKeywords } from './write-keywords.ts';
import { writePages } from './write-pages.ts';

interface SiteSetup {
	readonly account?: string;
	readonly domain?: string;
	readonly engine?: string;
	/** Additional ones without facts. */
	readonly engines?: readonly string[];
}

export interface WrittenSite {
	readonly accountId: number;
	readonly siteId: number;
	readonly engineId: number;
	readonly globalKey: string;
	readonly engine: string;
	readonly keywordIds: ReadonlyMap<string, number>;
	readonly groupKeys: ReadonlyMap<string, string>;
	readonly eventIds: ReadonlyMap<string, number>;
}

/** Creates the site and inserts its facts as rows, without the code that normally stores facts. */
export async function writeSite(
	database: Database,
	facts: SiteFacts,
	setup: SiteSetup = {},
): Promise<WrittenSite> {
	const {
		account = 'Bakery',
		domain = 'bakery.example',
		engine = 'google_us',
		engines = [],
	} = setup;
	const accountId = await accountNamed(database, account);
	const { id: siteId, globalKey } = await ensureSite(database, {
		accountId,
		domain,
		title: domain,
	});
	const engineId = await trackEngine(database, siteId, engine);
	for (const other of engines) await trackEngine(database, siteId, other);
	const keywordIds = await writeKeywords(database, siteId, facts);
	const pageIds = await writePages(database, siteId, facts, keywordIds);
	const eventIds = await writeEvents(database, siteId, facts);
	const groupKeys = await writeGroups(database, siteId, facts, keywordIds);
	const ids = { siteId, engineId, keywordIds, pageIds, eventIds };
	for (const [table, rows] of factRows(facts, ids)) {
		if (rows.length === 0) continue;
		await database.insertInto(table).values(rows).execute();
	}
	return { accountId, siteId, engineId, globalKey, engine, keywordIds, groupKeys, eventIds };
}

async function accountNamed(database: Database, name: string): Promise<number> {
	const made = await createAccount(database, { name });
	if (made) return made.id;
	const account = database.selectFrom('account').select('id').where('name', '=', name);
	return (await account.executeTakeFirstOrThrow()).id;
}

async function writeEvents(database: Database, siteId: number, { events = [] }: SiteFacts) {
	const ids = new Map<string, number>();
	for (const name of events) {
		ids.set(name, await addConversionEvent(database, { siteId, name, alias: name }));
	}
	return ids;
}

async function writeGroups(
	database: Database,
	siteId: number,
	{ groups = [], keywords = [] }: SiteFacts,
	keywordIds: ReadonlyMap<string, number>,
) {
	const keys = new Map<string, string>();
	for (const name of new Set([...groups, ...keywords.flatMap((one) => one.groups ?? [])])) {
		const group = await ensureGroup(database, siteId, name);
		const members = keywords.filter((one) => one.groups?.includes(name));
		const ids = members.flatMap(({ text }) => keywordIds.get(text) ?? []);
		await assignToGroup(database, siteId, group.id, ids);
		keys.set(name, group.globalKey);
	}
	return keys;
}
