import { inTable } from '../../database/in-table.ts';

export interface ServerConnection {
	readonly origin: string;
	readonly apiKey: string;
}

export interface ConnectionStore {
	readonly read: () => Promise<ServerConnection | null>;
	readonly write: (connection: ServerConnection) => Promise<void>;
	readonly forget: () => Promise<void>;
}

const database = {
	name: 'plumbline',
	table: 'connection',
	create: (created: IDBDatabase) => created.createObjectStore('connection'),
};
const only = 'only';

/**
 * Stores the key in a database of the extension's own origin that only the background opens.
 * Content scripts can read `storage.local`, but never this database.
 */
export function openConnectionStore(): ConnectionStore {
	return {
		read: async () =>
			(await inTable<ServerConnection>(database, 'readonly', (rows) => rows.get(only))) ?? null,
		write: async (connection) => {
			await inTable(database, 'readwrite', (rows) => rows.put(connection, only));
		},
		forget: async () => {
			await inTable(database, 'readwrite', (rows) => rows.delete(only));
		},
	};
}
