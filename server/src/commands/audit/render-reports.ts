import { finished, pipeline } from 'node:stream/promises';
import {
	type AuditedPage,
	csvReport,
	jsonReport,
	junitReport,
	markdownReport,
	pageText,
	sarifReport,
	summaryMarkdown,
	summaryText,
	type TextOptions,
	totalLine,
} from '@plumbline/core';
import { type Terminal, wantsColor } from '../terminal.ts';
import type { AuditSettings } from './audit-settings.ts';
import type { OutputFile } from './output-file.ts';

export interface ReportWriter {
	page(page: AuditedPage): void;
	/** Waits until readers have taken everything. */
	end(): Promise<void>;
}

type OutputTerminal = Pick<Terminal, 'columns' | 'environment' | 'output'>;

/** Writes the report to standard output and to files. */
export function reportWriters(
	terminal: OutputTerminal,
	settings: AuditSettings,
	outputs: readonly OutputFile[],
): ReportWriter {
	const isPrinted = !(settings.isQuiet && settings.format === 'text');
	const files = outputs.map(({ format, open }) => {
		const output = open();
		const writer = reportWriter({ ...terminal, columns: null, output }, { ...settings, format });
		return { output, writer };
	});
	const writers = [
		...(isPrinted ? [reportWriter(terminal, settings)] : []),
		...files.map(({ writer }) => writer),
	];
	return {
		page: (page) => {
			for (const writer of writers) writer.page(page);
		},
		end: async () => {
			for (const writer of writers) await writer.end();
			for (const { output } of files) await finished(output.end());
		},
	};
}

/** Text is written page by page, with the totals at the end; the other formats are one document. */
export function reportWriter(terminal: OutputTerminal, settings: AuditSettings): ReportWriter {
	const pages: AuditedPage[] = [];
	const options = textOptions(terminal, settings);
	const write = (text: string) => void terminal.output.write(text);
	if (settings.by === 'finding') {
		const summary = settings.format === 'markdown' ? summaryMarkdown : summaryText;
		return { page: (page) => pages.push(page), end: async () => write(summary(pages, options)) };
	}
	if (settings.format === 'text') {
		return {
			page: (page) => {
				write(`${pages.length > 0 ? '\n' : ''}${pageText(page, options)}`);
				pages.push(page);
			},
			end: async () => {
				if (pages.length > 1) write(`\n${totalLine(pages, options)}`);
			},
		};
	}
	return {
		page: (page) => pages.push(page),
		end: () => pipeline(document(pages, settings), terminal.output, { end: false }),
	};
}

function textOptions(
	{ columns, environment }: OutputTerminal,
	settings: AuditSettings,
): TextOptions {
	return {
		...(columns !== null && { width: Math.min(columns, 120) }),
		color: wantsColor({ columns, environment }),
		notes: settings.showNotes,
		notChecked: settings.showNotChecked,
	};
}

function document(
	pages: readonly AuditedPage[],
	{ format, failOn }: AuditSettings,
): Iterable<string> {
	switch (format) {
		case 'csv':
			return csvReport(pages);
		case 'sarif':
			return sarifReport(pages);
		case 'junit':
			return junitReport(pages, { failOn });
		case 'markdown':
			return markdownReport(pages);
		default:
			return jsonReport(pages);
	}
}
