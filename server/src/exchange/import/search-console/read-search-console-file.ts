import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
	type ExportRange,
	readSearchConsoleExport,
	type SearchConsoleExport,
	SearchConsoleExportError,
	unzipExport,
} from '@plumbline/core';
import { formatDay } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { ImportRequest } from '../read-import.ts';

const mostBytes = 20_000_000;

/** A downloaded export, or one table of it. */
export async function readSearchConsoleFile({
	file,
	from,
	to,
}: ImportRequest): Promise<SearchConsoleExport> {
	if (file.bytes > mostBytes) {
		throw new ExpectedError(
			'import_file',
			'The file is much larger than a Search Console export. Import the file as it was downloaded. Nothing was imported.',
		);
	}
	const bytes = await buffer(file.chunks());
	const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
	const given: Partial<ExportRange> = {
		...(from !== undefined && { from: formatDay(from) }),
		...(to !== undefined && { to: formatDay(to) }),
	};
	try {
		const members = isZip ? unzipExport(bytes) : [{ name: basename(file.path), bytes }];
		return readSearchConsoleExport(members, given);
	} catch (error) {
		if (!(error instanceof SearchConsoleExportError)) throw error;
		throw new ExpectedError('import_file', `${error.message} Nothing was imported.`, {
			cause: error,
		});
	}
}
