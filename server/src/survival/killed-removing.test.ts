import { sql } from 'kysely';
import { expect } from 'vitest';
import { accountSites } from '../accounts/account-sites.store.ts';
import { findSite } from '../accounts/find-site.ts';
import { openDatabase } from '../database/open-database.ts';
import { dayAt } from '../facts/day.ts';
import { storeFacts } from '../facts/store-facts.ts';
import { scheduleConnection } from '../jobs/sync/schedule-connection.ts';
import { addConnection, listConnections } from '../sources/connections.store.ts';
import { distributedTables } from '../testing/cluster/cluster-tables.ts';
import { testVault } from '../testing/connected-site.ts';
import { onEachEngineUrl } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { killWithin } from './kills.ts';
import { startVictim } from './victim.ts';

const program = new URL('../main.ts', import.meta.url);
const [keywords, days, kills] = [100, 200, 5];
/** Long enough for several steps of the removal, each of which is one transaction. */
const longestMs = 150;

/** A site with 60,000 facts and a connection. */
async function filledSite(url: string, domain: string) {
	const database = await openDatabase(url);
	const site = await writeSite(database, {}, { domain });
	const today = dayAt(Date.now(), 'UTC');
	const facts = Array.from({ length: keywords * days }, (_, index) => ({
		keyword: `keyword ${index % keywords}`,
		url: `https://${domain}/${index % keywords}`,
		day: today - Math.floor(index / keywords),
	}));
	await storeFacts(database, site, {
		ranks: facts.map((fact) => ({ ...fact, state: 'r', rank: 3, checkedDepth: 10 })),
		search: facts.map((fact) => ({ ...fact, days: 1, impressions: 9, clicks: 1, positionSum: 9 })),
		pages: facts.map((fact) => ({ ...fact, visits: 4 })),
	});
	const source = { name: 'bing-webmaster', schedule: '0 5 * * *' };
	const settings = { siteUrl: `https://${domain}/` };
	const given = { ...site, source: source.name, settings, credentials: { key: 'secret' } };
	const connection = await addConnection(database, testVault, given);
	await scheduleConnection(database, source, connection, Date.now());
	await database.destroy();
	return site;
}

type FilledSite = Awaited<ReturnType<typeof filledSite>>;

/** The number of rows of the site. Fails if lists and jobs disagree on whether it is visible. */
async function look(url: string, { siteId, accountId, globalKey }: FilledSite) {
	const database = await openDatabase(url);
	try {
		const found = await findSite(database, { accountId, siteId: null }, globalKey).catch(
			() => null,
		);
		const isVisible = found !== null;
		const listed = await accountSites(database, accountId);
		const connections = await listConnections(database);
		const jobs = await database.selectFrom('job').select('site_id').execute();
		expect(listed.some((site) => site.site_global_key === globalKey)).toBe(isVisible);
		expect(connections.some((connection) => connection.siteId === siteId)).toBe(isVisible);
		expect(jobs.some((job) => job.site_id === siteId)).toBe(isVisible);
		let rows = 0;
		for (const table of distributedTables) {
			const count = sql<{ n: number }>`
				select count(*) as n from ${sql.table(table)} where site_id = ${siteId}`;
			rows += Number((await count.execute(database)).rows[0]?.n);
		}
		return { isVisible, rows };
	} finally {
		await database.destroy();
	}
}

onEachEngineUrl(
	'a removal that is killed leaves nothing half visible, and is resumed',
	async (url, dialect) => {
		const other = await filledSite(url, 'rolls.example');
		const site = await filledSite(url, 'rye.example');
		const before = await look(url, other);
		let { rows } = await look(url, site);
		let hits = 0;
		const remove = () =>
			startVictim(
				program,
				['site', 'remove', '--site', 'rye.example', '--export', 'none', '--yes'],
				{
					environment: { DATABASE_URL: url },
					speaksOn: 'stderr',
				},
			);
		for (let kill = 0; kill < kills; kill++) {
			const victim = await remove();
			await victim.says('Deleting the rows').catch(() => undefined);
			await killWithin(victim, longestMs, 'remove', dialect, kill);
			const left = await look(url, site);
			expect(left.isVisible).toBe(false);
			expect(left.rows).toBeLessThanOrEqual(rows);
			if (left.rows > 0) hits++;
			({ rows } = left);
		}
		console.info(`${dialect}: a removal was killed ${kills} times, ${hits} in the middle.`);
		expect(hits).toBeGreaterThan(0);
		await (await remove()).ends();
		expect(await look(url, site)).toEqual({ isVisible: false, rows: 0 });
		expect(await look(url, other)).toEqual(before);
	},
	{ timeoutMs: 180_000 },
);
