import { once } from 'node:events';
import type { Connection, PoolClient, Submittable } from 'pg';
import type { InsertRow, InsertValue, RowsToInsert } from '../rows-to-insert.ts';

/**
 * `copy … from stdin` is PostgreSQL’s fastest way to insert. `pg` has no function for it, but its
 * connections support the protocol.
 */
export function copyRows(client: PoolClient, sql: string, rows: RowsToInsert): Promise<void> {
	return new Promise((resolve, reject) => {
		client.query(copy(sql, rows, (error) => (error === null ? resolve() : reject(error))));
	});
}

/** The members that `pg` calls or provides for custom queries; its types describe only half of them. */
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
			// A broken connection sends no ReadyForQuery, so this is the last event.
			done(failure);
		},
		handleReadyForQuery: () => done(failure),
	};
}

/** The text format of https://www.postgresql.org/docs/current/sql-copy.html. */
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
