import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRankings, listRankingTrends } from '@plumbline/core/api';
import { type Database, openDatabase } from '@plumbline/server/database';
import { listRankings as rankingsOf } from '@plumbline/server/list-rankings';
import { listTrends } from '@plumbline/server/list-trends';
import { type Kysely, sql } from 'kysely';
import type { Figure, FigureGroup } from './figure.ts';
import { compareSlow, type Timing } from './measure.ts';
import { type FilledSite, fillAccount, filledSite, fillSite } from './rankings/fill.ts';
import { onPostgres } from './rankings/on-postgres.ts';
import { plainRankings } from './rankings/plain-way.ts';

const keywords = 10_000;
const days = 365;
/** 2026-10-20, so that the range begins and ends in the middle of a month. */
const lastDay = 20_746;
const rounds = 9;

const site = filledSite(1, keywords, lastDay - days + 1, days);
const large = filledSite(2, keywords * 10, lastDay - 29, 30);

interface Aims {
	readonly engine: string;
	readonly year: number;
	readonly month: number;
}

/** Rankings and trends over a year of a large site, on both engines. */
export async function rankingsQueries(): Promise<FigureGroup> {
	const figures = [
		...(await onSqlite((url) => measure(url, { engine: 'SQLite', year: 8, month: 2 }))),
		...(await onPostgres(
			([url = '']) => measure(url, { engine: 'PostgreSQL', year: 4, month: 1.5 }),
			['rankings'],
		)),
	];
	return {
		title: 'Rankings of 10,000 keywords over 365 days',
		method:
			'Sorted by visits, limit 100, with every part of the answer, on 3.65 million rank observations with gaps, as many search facts and 730,000 page facts; one keyword in ten is not ranked. The plain way is one statement that groups the day facts of the range; both give the same answer. The trend covers the 100 keywords of a group.',
		figures,
	};
}

async function measure(url: string, aims: Aims): Promise<readonly Figure[]> {
	const database = await openDatabase(url);
	try {
		await fill(database);
		// This PostgreSQL has autovacuum off; with autovacuum, it happens within a minute.
		if (url.startsWith('postgres')) await sql`vacuum analyze`.execute(database);
		await expectSameAnswers(database);
		const [year, plainYear, month, plainMonth, trend, page, tenfold] = await compareSlow(
			[
				() => ours(database, days),
				() => plainRankings(untyped(database), site, days),
				() => ours(database, 30),
				() => plainRankings(untyped(database), site, 30),
				() => trendOfHundred(database),
				() => ours(database, 30, { url: 'https://example.com/1000007' }),
				() => ours(database, 30, { site_global_key: keyOf(large) }),
			].map((run, index) => ({ name: String(index), run })),
			rounds,
		);
		return [
			faster(`${aims.engine}: 365 days`, [plainYear, year], aims.year),
			faster(`${aims.engine}: 30 days`, [plainMonth, month], aims.month),
			share(`${aims.engine}: trend of 100 × 365`, [trend, month], 0.5),
			share(`${aims.engine}: keywords of a page by url=`, [page, month], 0.2),
			share(`${aims.engine}: 100,000 keywords, 30 days`, [tenfold, month], 12),
		];
	} finally {
		await database.destroy();
	}
}

async function fill(database: Database): Promise<void> {
	await fillAccount(untyped(database));
	await fillSite(untyped(database), site);
	await fillSite(untyped(database), large);
}

/** Queries of a bench name their tables without types. */
function untyped(database: Database): Kysely<unknown> {
	return database as unknown as Kysely<unknown>;
}

async function expectSameAnswers(database: Database): Promise<void> {
	for (const length of [30, days]) {
		const plain = await plainRankings(untyped(database), site, length);
		const answer = await ours(database, length);
		const same = answer.keywords.map(({ webmaster_metrics: metrics, ...ranking }) => ({
			keyword: ranking.keyword,
			rank: ranking.rank,
			change: ranking.rank_change,
			visits: ranking.m_visits,
			impressions: metrics.impressions,
			clicks: metrics.clicks,
		}));
		// SQLite's rows have no prototype.
		deepStrictEqual(
			same,
			plain.map((row) => ({ ...row })),
		);
	}
}

async function ours(database: Database, length: number, parameters: object = {}) {
	const input = listRankings.input.parse({ ...asked(length), ...parameters });
	return (await rankingsOf(database, caller, input)).answer;
}

async function trendOfHundred(database: Database) {
	const input = listRankingTrends.input.parse({ ...asked(days), groups: 'hundred' });
	return listTrends(database, caller, input);
}

function asked(length: number) {
	return {
		site_global_key: keyOf(site),
		search_engine_global_key: 'google_us',
		date_from: dateOf(lastDay - length + 1),
		date_to: dateOf(lastDay),
	};
}

const caller = {
	keyId: 1,
	siteId: null,
	accountId: 1,
	accountName: 'Bench',
	scopes: ['read'],
	rateLimit: null,
	expiresMs: null,
	lastUsedMs: null,
} as const;

function keyOf({ siteId }: FilledSite): string {
	return `site ${siteId}`;
}

function dateOf(day: number): string {
	return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

type Pair = readonly [Timing | undefined, Timing | undefined];

function faster(name: string, [plain, measured]: Pair, aim: number): Figure {
	const ratio = (plain?.median ?? 0) / (measured?.median ?? 1);
	return {
		name,
		measured: `${ratio.toFixed(1)}× (${shown(measured)} against ${shown(plain)})`,
		aim: `≥ ${aim}× faster than plain`,
		holds: ratio >= aim,
	};
}

function share(name: string, [measured, rankings]: Pair, aim: number): Figure {
	const ratio = (measured?.median ?? 0) / (rankings?.median ?? 1);
	return {
		name,
		measured: `${ratio.toFixed(2)}× the 30-day rankings (${shown(measured)})`,
		aim: `≤ ${aim}×`,
		holds: ratio <= aim,
	};
}

function shown(timing: Timing | undefined): string {
	return `${timing?.median.toFixed(0)} ms`;
}

async function onSqlite<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-rankings-'));
	try {
		return await use(`sqlite:${path.join(folder, 'rankings.db')}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
