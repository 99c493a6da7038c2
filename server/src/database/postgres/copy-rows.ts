import { once } from 'node:events';
import type { Connection, PoolClient, Submittable } from 'pg';
import type { InsertRow, InsertValue, RowsToInsert } from '../rows-to-insert.ts';

/** PostgreSQL’s quickest way in: `copy … from stdin`, which `pg` has no words for but carries. */
export function copyRows(client: PoolClient, sql: string, rows: RowsToInsert): Promise<void> {
	return new Promise((resolve, reject) => {
		client.query(copy(sql, rows, (error) => (error === null ? resolve() : reject(error))));
	});
}

/** What a connection of `pg` does for a query of its own kind; its types leave half of it out. */
interface CopyConnection {
	readonly stream: NodeJS.EventEmitter & { readonly writableNeedDrain: boolean };
	query(sql: string): void;
	sendCopyFromChunk(chunk: Buffer): void;
	endCopyFrom(): void;
	sendCopyFail(reason: string): void;
}

function copy(
	sql: string,
	rows: RowsToInsert,
	done: (error: unknown) => void,
): Submittable & Record<string, unknown> {
	let failure: unknown = null;
	return {
		submit: (connection: Connection) => void (connection as unknown as CopyConnection).query(sql),
		handleCopyInResponse: async (connection: CopyConnection) => {
			try {
				for (const chunk of rows.chunks()) {
					connection.sendCopyFromChunk(Buffer.from(copyText(chunk)));
					if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
					if (failure !== null) return;
				}
				connection.endCopyFrom();
			} catch (error) {
				failure ??= error;
				connection.sendCopyFail('The rows ended early.');
			}
		},
		handleCommandComplete: () => undefined,
		handleError: (error: unknown) => {
			failure ??= error;
			// A broken connection says nothing more.
			done(failure);
		},
		handleReadyForQuery: () => done(failure),
	};
}

/** https://www.postgresql.org/docs/current/sql-copy.html, text format. */
function copyText(rows: readonly InsertRow[]): string {
	let text = '';
	for (const row of rows) text += `${row.map(field).join('\t')}\n`;
	return text;
}

const escapes: Readonly<Record<string, string>> = {
	'\\': '\\\\',
	'\t': '\\t',
	'\n': '\\n',
	'\r': '\\r',
};

function field(value: InsertValue): string {
	if (value === null) return '\\N';
	if (typeof value === 'number') return String(value);
	return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (c) => escapes[c] ?? c) : value;
}
