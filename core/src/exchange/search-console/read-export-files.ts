import { readSearchConsoleExport } from './read-search-console-export.ts';
import {
	type ExportMember,
	type ExportRange,
	type SearchConsoleExport,
	SearchConsoleExportError,
} from './search-console-export.ts';
import { unzipExport } from './unzip-export.ts';

const mostBytes = 20_000_000;

/** A single table has no date range. The type requires one, so this stands in for it and is never shown. */
const anyRange: ExportRange = { from: '1970-01-01', to: '1970-01-01' };

/** The export as it was downloaded, or one table of it; null for anything else. */
export async function readExportFiles(files: readonly File[]): Promise<SearchConsoleExport | null> {
	if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) return null;
	try {
		const members = (await Promise.all(files.map(membersOf))).flat();
		return readWithRange(members) ?? { ...readSearchConsoleExport(members, anyRange), range: null };
	} catch (error) {
		if (error instanceof SearchConsoleExportError) return null;
		throw error;
	}
}

function readWithRange(members: readonly ExportMember[]): SearchConsoleExport | null {
	try {
		return readSearchConsoleExport(members);
	} catch (error) {
		if (error instanceof SearchConsoleExportError) return null;
		throw error;
	}
}

async function membersOf(file: File): Promise<readonly ExportMember[]> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
	return isZip ? unzipExport(bytes) : [{ name: file.name, bytes }];
}
