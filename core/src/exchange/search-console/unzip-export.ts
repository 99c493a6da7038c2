import { Unzip, UnzipInflate } from 'fflate';
import { type ExportMember, SearchConsoleExportError } from './search-console-export.ts';

// An export has a handful of tables with a thousand lines each.
const mostMembers = 100;
const mostBytes = 64_000_000;
const partBytes = 16_384;

/** The files of a ZIP, unless they are larger than those of an export. */
export function unzipExport(zip: Uint8Array): ExportMember[] {
	const members = new Map<string, Uint8Array[]>();
	let bytes = 0;
	let open = 0;
	const unzip = new Unzip((file) => {
		if (members.size >= mostMembers) throw tooBig();
		const parts: Uint8Array[] = [];
		members.set(file.name, parts);
		open++;
		file.ondata = (error, part, isLast) => {
			if (error) throw error;
			bytes += part.length;
			if (bytes > mostBytes) throw tooBig();
			parts.push(part);
			if (isLast) open--;
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	try {
		// In small parts, so that a ZIP bomb is noticed early.
		for (let at = 0; at < zip.length; at += partBytes) {
			unzip.push(zip.subarray(at, at + partBytes), at + partBytes >= zip.length);
		}
	} catch (error) {
		throw error instanceof SearchConsoleExportError ? error : damaged(error);
	}
	if (open > 0 || members.size === 0) throw damaged();
	return [...members].map(([name, parts]) => ({ name, bytes: joined(parts) }));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

function tooBig(): SearchConsoleExportError {
	return new SearchConsoleExportError(
		'The ZIP contains far more than a Search Console export. Import the file as it was downloaded.',
	);
}

function damaged(cause?: unknown): SearchConsoleExportError {
	return new SearchConsoleExportError(
		'The ZIP cannot be unpacked: it is cut off, damaged or encrypted. Download the export again.',
		{ cause },
	);
}
