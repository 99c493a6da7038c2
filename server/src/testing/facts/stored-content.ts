import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { monthOf } from '../../facts/day.ts';
import { factTables } from '../../facts/fact-tables.ts';
import { rollups } from '../../facts/roll-up.store.ts';

type Row = Readonly<Record<string, unknown>>;

/** All facts of a database by table, with names instead of ids, to compare databases. */
export type StoredContent = Readonly<Record<string, readonly Row[]>>;

const tables = [
	...factTables.map(({ name }) => name),
	...rollups.map(({ months }) => months),
	'page_keyword',
] as const;

/** A consistent snapshot despite concurrent writes. */
export async function storedContent(database: Database): Promise<StoredContent> {
	const look = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	return look.execute(async (snapshot) => {
		const names = await namesOf(snapshot);
		const content: Record<string, readonly Row[]> = {
			keyword: [...names.keyword_id.values()].map((name) => ({ name })).toSorted(byText),
			page: [...names.page_id.values()].map((name) => ({ name })).toSorted(byText),
		};
		for (const table of tables) {
			const rows = await rowsOf(snapshot, table);
			content[table] = rows.map((row) => named(row, names)).toSorted(byText);
		}
		return content;
	});
}

async function rowsOf(database: Database, table: string): Promise<readonly Row[]> {
	return (await sql<Row>`select * from ${sql.table(table)}`.execute(database)).rows;
}

async function namesOf(database: Database) {
	const namesIn = async (table: 'keyword' | 'page' | 'listing', name: string) => {
		const rows = await rowsOf(database, table);
		return new Map(rows.map((row) => [row.id, String(row[name])]));
	};
	const keywords = await namesIn('keyword', 'match_key');
	const pages = await namesIn('page', 'url_key');
	for (const [id, key] of pages) {
		const keywordId = Number(key.match(/^keyword:(\d+)$/)?.[1]);
		if (keywordId) pages.set(id, `keyword:${keywords.get(keywordId)}`);
	}
	return {
		keyword_id: keywords,
		page_id: pages,
		listing_id: await namesIn('listing', 'title'),
	};
}

type Names = Awaited<ReturnType<typeof namesOf>>;

function named(row: Row, names: Names): Row {
	const ids = Object.keys(names) as (keyof Names)[];
	const named = ids.flatMap((column) => {
		const id = row[column];
		if (id === undefined || id === null) return [];
		return [[column, names[column].get(id) ?? `${id}, which is nowhere`]];
	});
	return { ...row, ...Object.fromEntries(named) };
}

function byText(one: Row, other: Row): number {
	return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

/** The months of the content, and their expected values: the sums of its days. */
export function monthsAndSums(content: StoredContent, rollup: (typeof rollups)[number]) {
	const { by, days, months, owner, sums } = rollup;
	const added = new Map<string, Record<string, unknown>>();
	for (const row of content[days] ?? []) {
		const key = { [owner]: row[owner], month: monthOf(Number(row.day)) };
		const month = { ...key, ...pick(row, by) };
		const before = added.get(JSON.stringify(month));
		const after = sums.map((column) => [
			column,
			Number(before?.[column] ?? 0) + Number(row[column]),
		]);
		added.set(JSON.stringify(month), { ...month, ...Object.fromEntries(after) });
	}
	const columns = [owner, 'month', ...by, ...sums];
	const stored = (content[months] ?? []).map((row) => pick(row, columns));
	return {
		months: stored.toSorted(byText),
		sums: [...added.values()].map((row) => pick(row, columns)).toSorted(byText),
	};
}

function pick(row: Row, columns: readonly string[]): Row {
	return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
