import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { ensureAccount } from '../../accounts/accounts.store.ts';
import { createApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { addConversionEvent } from '../../accounts/conversion-events.store.ts';
import { trackEngine } from '../../accounts/engines.store.ts';
import { ensureSite } from '../../accounts/sites.store.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { storeFacts } from '../../facts/store-facts.ts';
import { scheduleConnection } from '../../jobs/sync/schedule-connection.ts';
import { assignToGroup, ensureGroup } from '../../keywords/groups.store.ts';
import { addConnection } from '../../sources/connections.store.ts';
import { testVault } from '../../testing/connected-site.ts';
import { databaseUrl, onEachEngineUrl } from '../../testing/database.ts';
import { folder } from '../../testing/run-command.ts';
import { writeTable } from '../export/write-table.ts';
import { openImport } from '../import/import-file.ts';
import { exportAccounts } from './export-accounts.ts';
import { importAccounts } from './import-accounts.ts';

async function filledAccount(database: Database, name: string) {
	const { id: accountId } = await ensureAccount(database, name);
	await createApiKey(database, { accountId, scopes: ['read'] });
	const site = await ensureSite(database, { accountId, domain: 'example.com', title: 'Bakery' });
	const target = { siteId: site.id, engineId: await trackEngine(database, site.id, 'google_us') };
	const alias = { siteId: site.id, name: 'Order', alias: 'purchase' };
	const eventId = await addConversionEvent(database, alias);
	const url = 'https://example.com/rye';
	const sums = { impressions: 10, clicks: 2, positionSum: 33.5 };
	const [keyword, day] = ['rye bread', 20758];
	await storeFacts(database, target, {
		ranks: [
			{ keyword, day, state: 'r', rank: 3, checkedDepth: 10, url, title: 'Rye', snippet: 'Dark\n' },
			{ keyword: '=1+1', day, state: 'u', rank: null, checkedDepth: 10, url: null },
		],
		search: [{ keyword, day, days: 1, ...sums }],
		searchPages: [{ keyword, day, url, ...sums }],
		searchPeriods: [{ keyword, fromDay: 20700, toDay: 20730, ...sums }],
		siteSearch: [{ day, ...sums }],
		pages: [
			{ url, keyword: null, day, visits: 7 },
			{ url: null, keyword: '=1+1', day, visits: 4 },
		],
		pageEvents: [{ url, keyword, day, eventId, conversions: 1.5, revenueMinor: 1250 }],
		searchVolumes: [{ keyword, day, volume: 900 }],
	});
	const group = await ensureGroup(database, site.id, 'Bread');
	const keywords = await database
		.selectFrom('keyword')
		.select('id')
		.where('site_id', '=', site.id)
		.execute();
	await assignToGroup(
		database,
		site.id,
		group.id,
		keywords.map(({ id }) => id),
	);
	const connection = await addConnection(database, testVault, {
		...target,
		source: 'bing-webmaster',
		settings: { siteUrl: 'https://example.com/' },
		credentials: { key: 'secret' },
	});
	await scheduleConnection(
		database,
		{ name: 'bing-webmaster', schedule: '0 5 * * *' },
		connection,
		1,
	);
	return { accountId, target };
}

async function exported(database: Database, accountId: number): Promise<string> {
	let text = '';
	const write = async (part: string) => {
		text += part;
	};
	await exportAccounts(database, [accountId], { nowMs: 0, write });
	return text;
}

async function table(database: Database, accountName: string): Promise<string> {
	const { siteId, engineId } = await database
		.selectFrom('site_engine')
		.innerJoin('site', 'site.id', 'site_engine.site_id')
		.innerJoin('account', 'account.id', 'site.account_id')
		.select(['site_id as siteId', 'engine_id as engineId'])
		.where('account.name', '=', accountName)
		.executeTakeFirstOrThrow();
	let text = '';
	const write = async (part: string) => {
		text += part;
	};
	await writeTable(database, { siteId, engineId }, { forExcel: false, write });
	return text;
}

async function fileOf(text: string) {
	const file = join(folder, `${Math.random()}.ndjson`);
	await writeFile(file, text);
	return openImport(file);
}

async function opened(url: string): Promise<Database> {
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	return database;
}

const silent = () => undefined;

onEachEngineUrl(
	'an account moves to an empty database of the other engine and back without a change',
	async (url, dialect, context) => {
		const here = await opened(url);
		const other = await databaseUrl(dialect === 'sqlite' ? 'postgres' : 'sqlite', context);
		const there = await opened(other);
		const { accountId } = await filledAccount(here, 'Bakery');
		const text = await exported(here, accountId);
		expect(text).not.toContain('secret');
		const { leftOut, rows } = await importAccounts(there, await fileOf(text), silent);
		expect(leftOut).toBe(0);
		expect(rows).toMatchObject({ account: 1, keyword: 2, rank_day: 2, connection: 1, job: 1 });
		expect(await exported(there, accountId)).toBe(text);
		const back = await opened(await databaseUrl(dialect, context));
		await importAccounts(back, await fileOf(await exported(there, accountId)), silent);
		expect(await exported(back, accountId)).toBe(text);
		// New ids do not collide with imported ones.
		await filledAccount(back, 'Pottery');
		expect(await table(back, 'Pottery')).toBe(await table(back, 'Bakery'));
	},
);

onEachEngineUrl(
	'an account is imported beside others, with new ids',
	async (url, dialect, context) => {
		const here = await opened(url);
		const there = await opened(await databaseUrl(dialect, context));
		await filledAccount(there, 'Pottery');
		await trackEngine(here, 99, 'bing_us');
		const { accountId } = await filledAccount(here, 'Bakery');
		await importAccounts(there, await fileOf(await exported(here, accountId)), silent);
		expect(await table(there, 'Bakery')).toBe(await table(here, 'Bakery'));
		const jobs = await there
			.selectFrom('job')
			.innerJoin('connection', 'connection.site_id', 'job.site_id')
			.select(['connection.id', 'job.key', 'job.payload', 'job.state', 'credentials'])
			.orderBy('job.id')
			.execute();
		expect(jobs.at(-1)).toEqual({
			id: 2,
			key: 'sync connection 2',
			payload: '{"connectionId":2}',
			state: 'waiting',
			credentials: null,
		});
	},
);

onEachEngineUrl(
	'an existing account, or a truncated or changed file, is refused whole',
	async (url) => {
		const database = await opened(url);
		const { accountId } = await filledAccount(database, 'Bakery');
		const text = await exported(database, accountId);
		const failure = async (content: string) =>
			importAccounts(database, await fileOf(content), silent).then(
				() => 'imported',
				(error: Error) => error.message,
			);
		expect(await failure(text)).toMatch(
			/already has the account with global_key “\w+” of the file/,
		);
		const lines = text.split('\n');
		expect(await failure(lines.slice(0, -5).join('\n'))).toMatch(/incomplete or was changed/);
		expect(await failure(lines.slice(0, -2).join('\n'))).toMatch(/incomplete or was changed/);
		expect(await failure(text.replace('rye bread', 'dry bread'))).toMatch(
			/incomplete or was changed/,
		);
		expect(await exported(database, accountId)).toBe(text);
	},
);
