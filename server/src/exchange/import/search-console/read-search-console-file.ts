import {
	type ExportMember,
	type ExportRange,
	ExportWithoutDaysError,
	readSearchConsoleExport,
	type SearchConsoleExport,
	SearchConsoleExportError,
	unzipExport,
} from '@plumbline/core';
import { formatDay } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { ImportFile } from '../import-file.ts';
import { ImportQuestion } from '../import-question.ts';
import type { ImportRequest } from '../read-import.ts';

const mostBytes = 20_000_000;

/** A downloaded export, or one table of it. */
export async function readSearchConsoleFile({
	file,
	from,
	to,
}: ImportRequest): Promise<SearchConsoleExport> {
	const bytes = await wholeFile(file);
	const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
	const given: Partial<ExportRange> = {
		...(from !== undefined && { from: formatDay(from) }),
		...(to !== undefined && { to: formatDay(to) }),
	};
	try {
		const members: readonly ExportMember[] = isZip
			? unzipExport(bytes)
			: [{ name: file.name, bytes }];
		if (members.some(({ name }) => name === '[Content_Types].xml')) throw workbook();
		return readSearchConsoleExport(members, given);
	} catch (error) {
		if (error instanceof ExportWithoutDaysError) {
			throw new ImportQuestion('days', error.message, { cause: error });
		}
		if (!(error instanceof SearchConsoleExportError)) throw error;
		throw new ExpectedError('import_file', `${error.message} Nothing was imported.`, {
			cause: error,
		});
	}
}

/** Counts what arrives, because uploads do not say how long they are. */
async function wholeFile(file: ImportFile): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of file.chunks()) {
		bytes += chunk.length;
		if (bytes > mostBytes) {
			throw new ExpectedError(
				'import_file',
				'The file is much larger than a Search Console export. Import the file as it was downloaded. Nothing was imported.',
			);
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function workbook(): SearchConsoleExportError {
	return new SearchConsoleExportError(
		'This is an Excel workbook. In Search Console, choose “Download CSV” instead; other workbooks can be saved as “CSV UTF-8”.',
	);
}
