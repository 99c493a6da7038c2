import { createWriteStream } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import {
	type AuditedPage,
	csvReport,
	jsonReport,
	junitReport,
	markdownReport,
	sarifReport,
	summaryMarkdown,
	summaryText,
	type TextOptions,
	textReport,
	type UnreadPage,
} from '@plumbline/core';
import { placeFile } from '../../process/place-file.ts';
import { type Terminal, wantsColor } from '../terminal.ts';
import type { AuditSettings, OutputFormat } from './audit-settings.ts';
import { baselineReport } from './baseline-report.ts';
import type { OutputFile } from './output-file.ts';

export interface ReportWriter {
	page(page: AuditedPage): void;
	/** Waits until readers have taken everything. */
	end(unread?: readonly UnreadPage[]): Promise<void>;
}

export interface ReportWriters {
	page(page: AuditedPage): void;
	/** Ends the printed report, and writes all pages into the files. */
	end(pages: readonly AuditedPage[], unread: readonly UnreadPage[]): Promise<void>;
}

type OutputTerminal = Pick<Terminal, 'columns' | 'environment' | 'output'>;

/** Prints the report, and writes files with it at the end: an interrupted run keeps the old ones. */
export function reportWriters(
	terminal: OutputTerminal,
	settings: AuditSettings,
	outputs: readonly OutputFile[],
): ReportWriters {
	const isPrinted = !(settings.isQuiet && settings.format === 'text');
	const printed = isPrinted ? reportWriter(terminal, settings) : null;
	return {
		page: (page) => printed?.page(page),
		end: async (pages, unread) => {
			await printed?.end(unread);
			for (const { format, path } of outputs) {
				await placeFile(path, async (draft) => {
					const output = createWriteStream(draft);
					const own = { ...terminal, columns: null, output };
					const writer = reportWriter(own, settings, format);
					for (const page of pages) writer.page(page);
					await writer.end(unread);
					await finished(output.end());
				});
			}
		},
	};
}

/** Text is written page by page, with the totals at the end; the other formats are one document. */
export function reportWriter(
	terminal: OutputTerminal,
	settings: AuditSettings,
	format: OutputFormat = settings.format,
): ReportWriter {
	const pages: AuditedPage[] = [];
	const options = textOptions(terminal, settings);
	const write = (text: string) => void terminal.output.write(text);
	if (settings.by === 'finding' && (format === 'markdown' || format === 'text')) {
		const summary = format === 'markdown' ? summaryMarkdown : summaryText;
		return {
			page: (page) => pages.push(namedFromHere(page)),
			end: async () => write(summary(pages, options)),
		};
	}
	if (format === 'text') {
		const report = textReport(options);
		return {
			page: (page) => write(report.page(page)),
			end: async () => write(report.end()),
		};
	}
	return {
		page: (page) => pages.push(page),
		end: (unread = []) =>
			pipeline(document({ pages, unread }, settings, format), terminal.output, { end: false }),
	};
}

/** Without reading the report, which takes memory for each page. */
const namedFromHere = (page: AuditedPage): AuditedPage => ({
	subject: fromHere(page.subject),
	get report() {
		return page.report;
	},
});

/** A path from the current folder, which is shorter than an absolute one. */
const fromHere = (subject: string) =>
	isAbsolute(subject) ? relative(process.cwd(), subject) : subject;

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

interface Audited {
	readonly pages: readonly AuditedPage[];
	readonly unread: readonly UnreadPage[];
}

function document(
	{ pages, unread }: Audited,
	{ failOn, showAllRules, showNotes }: AuditSettings,
	format: OutputFormat,
): Iterable<string> {
	switch (format) {
		case 'csv':
			return csvReport(pages);
		case 'sarif':
			return sarifReport(pages, { notes: showNotes || failOn === 'note', unread });
		case 'junit':
			return junitReport(pages, { failOn, unread });
		case 'markdown':
			return markdownReport(pages, unread);
		case 'baseline':
			return baselineReport(pages);
		default:
			return jsonReport(pages, { allRules: showAllRules, unread });
	}
}
