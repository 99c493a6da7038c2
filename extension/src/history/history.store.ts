import { inTable } from '../database/in-table.ts';
import { type KeptAudit, withAudit } from './kept-audit.ts';

interface PageHistory {
	readonly url: string;
	/** Time of the last audit, in milliseconds. */
	readonly time: number;
	/** Oldest first. */
	readonly audits: readonly KeptAudit[];
}

const maxPages = 500;

const database = {
	name: 'plumbline-history',
	table: 'pages',
	create: (created: IDBDatabase) =>
		created.createObjectStore('pages', { keyPath: 'url' }).createIndex('time', 'time'),
};

/** Earlier audits of a page, oldest first. */
export async function historyOf(url: string): Promise<readonly KeptAudit[]> {
	const page = await inTable<PageHistory>(database, 'readonly', (rows) => rows.get(url));
	return page?.audits ?? [];
}

/**
 * Stores an audit. To make room, the pages that were not audited for the longest time are removed.
 */
export async function keepAudit(url: string, audit: KeptAudit): Promise<void> {
	await inTable(database, 'readwrite', (rows) => {
		const read: IDBRequest<PageHistory | undefined> = rows.get(url);
		read.onsuccess = () => {
			rows.put({ url, time: audit.to, audits: withAudit(read.result?.audits ?? [], audit) });
			removeOldest(rows);
		};
		return read;
	});
}

function removeOldest(rows: IDBObjectStore) {
	const counted = rows.count();
	counted.onsuccess = () => {
		let left = counted.result - maxPages;
		if (left <= 0) return;
		const oldest = rows.index('time').openCursor();
		oldest.onsuccess = () => {
			if (!oldest.result || left-- <= 0) return;
			oldest.result.delete();
			oldest.result.continue();
		};
	};
}

export const countHistory = async () =>
	(await inTable<number>(database, 'readonly', (rows) => rows.count())) ?? 0;

export async function clearHistory(): Promise<void> {
	await inTable(database, 'readwrite', (rows) => rows.clear());
}
