export interface ServerConnection {
	readonly origin: string;
	readonly apiKey: string;
}

export interface ConnectionStore {
	readonly read: () => Promise<ServerConnection | null>;
	readonly write: (connection: ServerConnection) => Promise<void>;
	readonly forget: () => Promise<void>;
}

const table = 'connection';
const only = 'only';

/**
 * Where the key lies: in a database of the extension’s own origin, which only the background opens.
 * Scripts in pages can read `storage.local`, but never this.
 */
export function openConnectionStore(): ConnectionStore {
	return {
		read: async () =>
			(await inTable<ServerConnection>('readonly', (rows) => rows.get(only))) ?? null,
		write: async (connection) => {
			await inTable('readwrite', (rows) => rows.put(connection, only));
		},
		forget: async () => {
			await inTable('readwrite', (rows) => rows.delete(only));
		},
	};
}

async function inTable<Value>(
	mode: IDBTransactionMode,
	work: (rows: IDBObjectStore) => IDBRequest,
): Promise<Value | undefined> {
	const database = await opened();
	try {
		const transaction = database.transaction(table, mode);
		const request = work(transaction.objectStore(table));
		await settled(transaction);
		return request.result as Value | undefined; // only `write` puts rows there
	} finally {
		database.close();
	}
}

function opened(): Promise<IDBDatabase> {
	const request = indexedDB.open('plumbline', 1);
	request.onupgradeneeded = () => request.result.createObjectStore(table);
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

function settled(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onerror = () => reject(transaction.error);
		transaction.onabort = () => reject(transaction.error);
	});
}
