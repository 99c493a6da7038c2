import type { SearchConsoleExport } from '@plumbline/core';

/** What is kept of an export, in this browser alone. */
export type KeptExport = Pick<SearchConsoleExport, 'pages' | 'queries' | 'range'>;

/** A place for texts such as `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ExportMemory {
	read(): KeptExport | null;
	/** False where the browser has no room for it. */
	keep(read: KeptExport): boolean;
	forget(): void;
}

/** One export a site; several sites can share one address. */
export function createExportMemory(shelf: Shelf, site: string): ExportMemory {
	const key = `plumbline-export:${site}`;
	return {
		read: () => parsed(shelf.getItem(key)),
		forget: () => shelf.removeItem(key),
		keep({ pages, queries, range }) {
			try {
				shelf.setItem(key, JSON.stringify({ pages, queries, range }));
				return true;
			} catch {
				// No room, or the browser keeps nothing: whoever asked says so.
				return false;
			}
		},
	};
}

/** Anybody on this address can write there; what is none of ours is as good as nothing. */
function parsed(text: string | null): KeptExport | null {
	try {
		const kept: unknown = JSON.parse(text ?? 'null');
		return isExport(kept) ? kept : null;
	} catch {
		return null;
	}
}

const isExport = (kept: unknown): kept is KeptExport =>
	typeof kept === 'object' &&
	kept !== null &&
	'pages' in kept &&
	'queries' in kept &&
	'range' in kept &&
	(kept.range === null || isRecord(kept.range, ['from', 'to'], 'string')) &&
	areFigures(kept.pages, 'url') &&
	areFigures(kept.queries, 'query');

const areFigures = (rows: unknown, name: string) =>
	Array.isArray(rows) &&
	rows.every(
		(row) =>
			isRecord(row, [name], 'string') &&
			isRecord(row, ['clicks', 'impressions', 'position'], 'number'),
	);

const isRecord = (value: unknown, names: readonly string[], type: 'string' | 'number') =>
	typeof value === 'object' &&
	value !== null &&
	names.every((name) => typeof Reflect.get(value, name) === type);
