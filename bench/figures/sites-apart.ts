import { listRankings } from '@plumbline/core/api';
import { type Database, openDatabase } from '@plumbline/server/database';
import { listRankings as rankingsOf } from '@plumbline/server/list-rankings';
import { type Kysely, sql } from 'kysely';
import type { FigureGroup } from './figure.ts';
import { compareSlow } from './measure.ts';
import { fillAccount, filledSite, fillSite } from './rankings/fill.ts';
import { onPostgres } from './rankings/on-postgres.ts';

const keywords = 2000;
const days = 60;
const sites = 20;
const firstDay = 20_000;
const rounds = 15;
const most = 1.3;

/**
 * Compares a site’s query with and without other sites in the database: distributing a cluster by
 * site relies on equal cost.
 */
export function sitesApart(): Promise<FigureGroup> {
	return onPostgres(
		async ([alone = '', crowded = '']) => {
			const databases = [await filled(alone, 1), await filled(crowded, sites)];
			const [one, many] = await compareSlow(
				databases.map((database, index) => ({ name: String(index), run: () => ask(database) })),
				rounds,
			);
			await Promise.all(databases.map((database) => database.destroy()));
			return group(one?.median ?? 1, many?.median ?? 0);
		},
		['alone', 'crowded'],
	);
}

function group(aloneMs: number, crowdedMs: number): FigureGroup {
	const ratio = crowdedMs / aloneMs;
	const facts = (sites * keywords * days).toLocaleString('en');
	return {
		title: 'A site among others',
		method: `Rankings of ${days} days of a site with ${keywords.toLocaleString('en')} keywords on PostgreSQL: alone, and among ${sites} sites of that size with ${facts} rank observations. “Alone” is what it would cost if the other sites were on other machines.`,
		figures: [
			{
				name: `one of ${sites} sites against alone`,
				measured: `${ratio.toFixed(2)}× (${crowdedMs.toFixed(0)} ms against ${aloneMs.toFixed(0)} ms)`,
				aim: `≤ ${most}×`,
				holds: ratio <= most,
			},
		],
	};
}

async function filled(url: string, count: number): Promise<Database> {
	const database = await openDatabase(url);
	// Queries of a bench name their tables without types.
	const untyped = database as unknown as Kysely<unknown>;
	await fillAccount(untyped);
	for (let site = 1; site <= count; site++) {
		await fillSite(untyped, filledSite(site, keywords, firstDay, days));
	}
	await sql`vacuum analyze`.execute(database);
	return database;
}

async function ask(database: Database): Promise<unknown> {
	const input = listRankings.input.parse({
		site_global_key: 'site 1',
		search_engine_global_key: 'google_us',
		date_from: dateOf(firstDay),
		date_to: dateOf(firstDay + days - 1),
	});
	return rankingsOf(database, { accountId: 1, accountName: 'Bench', siteId: null }, input);
}

function dateOf(day: number): string {
	return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
