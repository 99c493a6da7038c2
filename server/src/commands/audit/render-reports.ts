import {
	type AuditedPage,
	formatCsv,
	formatJson,
	formatJunit,
	formatMarkdown,
	formatSarif,
	pageText,
	summaryMarkdown,
	summaryText,
	type TextOptions,
	totalLine,
} from '@plumbline/core';
import type { Terminal } from '../terminal.ts';
import type { AuditSettings } from './audit-settings.ts';

export interface ReportWriter {
	page(page: AuditedPage): void;
	end(): void;
}

/** Text comes page by page, with the sum at the end; the other formats are one document. */
export function reportWriter(terminal: Terminal, settings: AuditSettings): ReportWriter {
	const pages: AuditedPage[] = [];
	const options = textOptions(terminal, settings);
	const write = (text: string) => void terminal.output.write(text);
	if (settings.by === 'finding') {
		const summary = settings.format === 'markdown' ? summaryMarkdown : summaryText;
		return { page: (page) => pages.push(page), end: () => write(summary(pages, options)) };
	}
	if (settings.format === 'text') {
		return {
			page: (page) => {
				write(`${pages.length > 0 ? '\n' : ''}${pageText(page, options)}`);
				pages.push(page);
			},
			end: () => pages.length > 1 && write(`\n${totalLine(pages, options)}`),
		};
	}
	return { page: (page) => pages.push(page), end: () => write(document(pages, settings)) };
}

function textOptions({ columns, environment }: Terminal, settings: AuditSettings): TextOptions {
	return {
		...(columns !== null && { width: Math.min(columns, 120) }),
		color: columns !== null && !environment.NO_COLOR,
		notes: settings.showNotes,
	};
}

function document(pages: readonly AuditedPage[], { format, failOn }: AuditSettings): string {
	switch (format) {
		case 'csv':
			return formatCsv(pages);
		case 'sarif':
			return formatSarif(pages);
		case 'junit':
			return formatJunit(pages, { failOn });
		case 'markdown':
			return formatMarkdown(pages);
		default:
			return formatJson(pages);
	}
}
