import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Database, openDatabase } from '@plumbline/server/database';
import type { SearchFact } from '@plumbline/server/facts';
import { storeFacts } from '@plumbline/server/store-facts';
import type { Figure, FigureGroup } from './figure.ts';

const keywords = 10_000;
const days = 365;
const facts = keywords * days;
const firstDay = 20_000;
const target = { siteId: 1, engineId: 1 };

/** The cost of storing a year of a large site, and of storing a day while people read. */
export async function ingest(): Promise<FigureGroup> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-ingest-'));
	try {
		const bareMs = bareInserts(path.join(folder, 'bare.db'));
		const database = await openDatabase(`sqlite:${path.join(folder, 'ours.db')}`);
		const yearMs = await timed(() =>
			storeFacts(database, target, { search: year() }, { mostActive: keywords }),
		);
		const daily = await dailyLoad(database);
		await database.destroy();
		return group(bareMs / yearMs, { bareMs, yearMs }, daily);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function group(
	share: number,
	{ bareMs, yearMs }: { readonly bareMs: number; readonly yearMs: number },
	daily: DailyLoad,
): FigureGroup {
	const figures: Figure[] = [
		{
			name: `${facts.toLocaleString('en')} facts at once`,
			measured: `${percent(share)} of a bare INSERT loop (${seconds(yearMs)} against ${seconds(bareMs)})`,
			aim: '≥ 25 %',
			holds: share >= 0.25,
		},
		{
			name: `a day of ${keywords.toLocaleString('en')} keywords`,
			measured: `${percent(daily.ms / yearMs)} of the year (${seconds(daily.ms)}), ${daily.reads} reads meanwhile`,
			aim: '≤ 8 % of the year, while reads continue',
			holds: daily.ms / yearMs <= 0.08 && daily.reads > 0,
		},
	];
	return {
		title: 'Storing facts',
		method:
			'The bare loop is one prepared INSERT in one transaction into a table without a key. Plumbline stores names once, sorts by key, replaces existing rows and computes the month sums. Facts arrive day by day, as from sources.',
		figures,
	};
}

/** Day by day, as sources deliver: the worst order for a table clustered by keyword. */
function* year(): Generator<SearchFact> {
	for (let day = 0; day < days; day++) yield* dayOfFacts(firstDay + day);
}

function* dayOfFacts(day: number): Generator<SearchFact> {
	for (let index = 0; index < keywords; index++) {
		const impressions = 1 + ((index * 31 + day) % 500);
		yield {
			keyword: `keyword ${index}`,
			day,
			days: 1,
			impressions,
			clicks: impressions >> 4,
			positionSum: impressions * (1 + (index % 40)),
		};
	}
}

function bareInserts(file: string): number {
	const database = new DatabaseSync(file);
	database.exec(
		'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE fact (keyword INTEGER, day INTEGER, days INTEGER, impressions INTEGER, clicks INTEGER, position_sum REAL)',
	);
	const insert = database.prepare('INSERT INTO fact VALUES (?, ?, ?, ?, ?, ?)');
	const start = performance.now();
	database.exec('BEGIN IMMEDIATE');
	for (let day = 0; day < days; day++) {
		for (let index = 0; index < keywords; index++) {
			const impressions = 1 + ((index * 31 + day) % 500);
			insert.run(index, day, 1, impressions, impressions >> 4, impressions * (1 + (index % 40)));
		}
	}
	database.exec('COMMIT');
	const ms = performance.now() - start;
	database.close();
	return ms;
}

interface DailyLoad {
	readonly ms: number;
	/** Number of queries that were answered while the rows were stored. */
	readonly reads: number;
}

async function dailyLoad(database: Database): Promise<DailyLoad> {
	const state = { isLoading: true, reads: 0 };
	const reader = readOn(database, state);
	const rounds = 5;
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const search = dayOfFacts(firstDay + days + round);
		times.push(await timed(() => storeFacts(database, target, { search })));
	}
	state.isLoading = false;
	await reader;
	return {
		ms: times.toSorted((left, right) => left - right)[rounds >> 1] ?? 0,
		reads: state.reads,
	};
}

async function readOn(
	database: Database,
	state: { isLoading: boolean; reads: number },
): Promise<void> {
	while (state.isLoading) {
		await database
			.selectFrom('search_month')
			.select(({ fn }) => fn.sum('clicks').as('clicks'))
			.where('site_id', '=', target.siteId)
			.where('keyword_id', '<=', 100)
			.execute();
		state.reads++;
	}
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
