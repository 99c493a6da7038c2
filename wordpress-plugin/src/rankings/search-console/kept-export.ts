import type { SearchConsoleExport } from '@plumbline/core';

/** The stored part of an export; it stays in this browser. */
export type KeptExport = Pick<SearchConsoleExport, 'pages' | 'queries' | 'range'>;

/** Storage for texts, such as `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ExportMemory {
	read(): KeptExport | null;
	/** False if the browser has no room for it. */
	keep(read: KeptExport): boolean;
	forget(): void;
}

/** One export per site; several sites can share one origin. */
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
				// No room, or no storage at all; the caller reports it.
				return false;
			}
		},
	};
}

/** Any script of this origin can write there, so anything unexpected is ignored. */
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
