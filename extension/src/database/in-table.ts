interface Database {
	readonly name: string;
	readonly table: string;
	/** Creates the table on first use. */
	readonly create: (database: IDBDatabase) => void;
}

/**
 * Runs `work` on one table of a database of the extension's own origin, in one transaction, and
 * returns the result of the request that `work` returned.
 */
export async function inTable<Value>(
	{ create, name, table }: Database,
	mode: IDBTransactionMode,
	work: (rows: IDBObjectStore) => IDBRequest,
): Promise<Value | undefined> {
	const database = await opened(name, create);
	try {
		const transaction = database.transaction(table, mode);
		const request = work(transaction.objectStore(table));
		await settled(transaction);
		return request.result as Value | undefined; // callers read what they wrote
	} finally {
		database.close();
	}
}

function opened(name: string, create: Database['create']): Promise<IDBDatabase> {
	const request = indexedDB.open(name, 1);
	request.onupgradeneeded = () => create(request.result);
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
