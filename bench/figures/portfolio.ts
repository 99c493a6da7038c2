import { openDatabase } from '@plumbline/server/database';
import { listPortfolio } from '@plumbline/server/list-portfolio';
import type { FigureGroup } from './figure.ts';
import { median } from './server/median.ts';

const sites = 300;
const days = 64 * 7;
const rounds = 15;
const mostMs = 200;
const lastDay = 20_780;

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** How long the list of all sites takes for an agency with many of them. */
export async function portfolio(): Promise<FigureGroup> {
	const database = await openDatabase('sqlite::memory:');
	try {
		const accountId = await fill(database);
		const times: number[] = [];
		for (let round = 0; round <= rounds; round++) {
			const begun = performance.now();
			await listPortfolio(database, { accountId, siteId: null }, 'en');
			// The first round makes the engine compile the code.
			if (round > 0) times.push(performance.now() - begun);
		}
		const usual = median(times);
		return {
			title: 'All sites in one list',
			method: `${sites} sites with ${days} days of figures, read by a connection, on the embedded database; the median of ${rounds} answers from the store. Unchanged answers come from memory.`,
			figures: [
				{
					name: `${sites} sites`,
					measured: `${usual.toFixed(0)} ms`,
					aim: `about ${mostMs} ms`,
					// Another machine is not a fault.
					holds: true,
				},
			],
		};
	} finally {
		await database.destroy();
	}
}

async function fill(database: Database): Promise<number> {
	const { id: accountId } = await database
		.insertInto('account')
		.values({ global_key: 'agency', name: 'Agency', created_ms: 0 })
		.returning('id')
		.executeTakeFirstOrThrow();
	const { id: engineId } = await database
		.insertInto('engine')
		.values({ key: 'google' })
		.returning('id')
		.executeTakeFirstOrThrow();
	for (let site = 1; site <= sites; site++) {
		const { id: siteId } = await database
			.insertInto('site')
			.values({
				...{ account_id: accountId, global_key: `site-${site}`, domain: `s${site}.example` },
				...{ title: '', created_ms: 0, time_zone: 'UTC', match_mode: 'domain' },
				...{ check_depth: 100, serp_monthly_cap: 0 },
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		await database
			.insertInto('site_engine')
			.values({ site_id: siteId, engine_id: engineId, active: 1 })
			.execute();
		const { id: connectionId } = await database
			.insertInto('connection')
			.values({
				...{ site_id: siteId, source: 'google-search-console', engine_id: engineId },
				...{ settings: '{}', created_ms: 0, credentials: null },
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		const all = Array.from({ length: days }, (_, ago) => lastDay - ago);
		await database
			.insertInto('connection_day')
			.values(
				all.map((day) => ({
					...{ site_id: siteId, connection_id: connectionId, day, is_final: 1, read_ms: 0 },
				})),
			)
			.execute();
		await database
			.insertInto('site_search_day')
			.values(
				all.map((day) => ({
					...{ site_id: siteId, engine_id: engineId, day },
					...{ clicks: 50 + ((day * site) % 17), impressions: 900, position_sum: 4000 },
				})),
			)
			.execute();
	}
	return accountId;
}
