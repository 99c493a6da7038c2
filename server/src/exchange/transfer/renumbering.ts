import { sql } from 'kysely';
import { ensureEngine } from '../../accounts/engines.store.ts';
import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import type { TransferRow } from './rows-of.store.ts';
import { idColumns, type TransferTable, transferTables } from './transfer-tables.ts';

const numbered = transferTables.filter(({ columns }) => 'id' in columns).map(({ name }) => name);

/**
 * Maps ids of the file to ids of this database: each table continues after its highest id, so an
 * empty table keeps the ids of the file.
 */
export class Renumbering {
	readonly #offsets: ReadonlyMap<string, number>;
	readonly #engines = new Map<number, number>();
	readonly #accounts = new Map<number, number>();
	readonly #known = new Map<string, Set<number>>();

	private constructor(offsets: ReadonlyMap<string, number>) {
		this.#offsets = offsets;
	}

	/** Nobody else numbers rows until the transaction ends. */
	static async begin(transaction: Database): Promise<Renumbering> {
		const offsets = new Map<string, number>();
		for (const table of numbered) {
			if (dialectOf(transaction) === 'postgres') {
				await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
			}
			offsets.set(table, await highestId(transaction, table));
		}
		return new Renumbering(offsets);
	}

	async addEngine(transaction: Database, id: number, key: string): Promise<void> {
		this.#engines.set(id, await ensureEngine(transaction, key));
	}

	/** Gives the site of the file to an account that already exists here. */
	useAccount(id: number, here: number): void {
		this.#accounts.set(id, here);
	}

	/** The row with the ids of this database; null if its subject is gone. */
	row(table: TransferTable, row: TransferRow): TransferRow | null {
		const values: (number | string | null)[] = [];
		for (const [index, column] of Object.keys(table.columns).entries()) {
			const value = this.#value(table, column, row[index] ?? null);
			if (value === undefined) return null;
			values.push(value);
		}
		return values;
	}

	/** Undefined if the file has no such row. Ids that mean “none”, such as event 0, stay. */
	id(table: string, id: number): number | undefined {
		if (table === 'engine') return this.#engines.get(id);
		if (id === 0) return 0;
		const account = table === 'account' ? this.#accounts.get(id) : undefined;
		if (account !== undefined) return account;
		return this.#known.get(table)?.has(id) ? id + this.#offset(table) : undefined;
	}

	#value(table: TransferTable, column: string, value: number | string | null) {
		if (column === 'url_key' && typeof value === 'string') return this.#urlKey(value);
		if (typeof value !== 'number') return value;
		if (column === 'id') return this.#own(table.name, value);
		// Its row may come later in the file.
		if (column === 'same_as_page_id') return value + this.#offset('page');
		const referred = idColumns[column];
		return referred === undefined ? value : this.id(referred, value);
	}

	/** Pages of facts without a URL are named by their keyword. */
	#urlKey(key: string): string | undefined {
		const keyword = key.match(/^keyword:(\d+)$/)?.[1];
		if (keyword === undefined) return key;
		const id = this.id('keyword', Number(keyword));
		return id === undefined ? undefined : `keyword:${id}`;
	}

	/** PostgreSQL continues counting only after ids that it assigned itself. */
	async end(transaction: Database): Promise<void> {
		if (dialectOf(transaction) !== 'postgres') return;
		for (const table of numbered) {
			const highest = await highestId(transaction, table);
			await sql`
				select setval(pg_get_serial_sequence(${table}, 'id'), greatest(${highest}, 1), ${highest > 0})
			`.execute(transaction);
		}
	}

	#own(table: string, id: number): number {
		const known = this.#known.get(table) ?? new Set();
		this.#known.set(table, known.add(id));
		return id + this.#offset(table);
	}

	#offset(table: string): number {
		return this.#offsets.get(table) ?? 0;
	}
}

/** A site that is being removed keeps its id until its last row is gone. */
async function highestId(transaction: Database, table: string): Promise<number> {
	const removed = table === 'site' ? sql`union all select site_id from removal` : sql``;
	const { rows } = await sql<{ readonly id: number }>`
		select coalesce(max(id), 0) as id from (select id from ${sql.table(table)} ${removed}) as used
	`.execute(transaction);
	return rows[0]?.id ?? 0;
}
