import { relative } from 'node:path';
import {
	type ComparedPage,
	comparePages,
	comparisonJson,
	comparisonMarkdown,
	comparisonText,
	lowerSeverities,
	type PageComparison,
	savedPage,
} from '@plumbline/core';
import { createPace } from '../../crawl/pace/pace.ts';
import type { AuditServices } from '../../pages/audits/audit-url.ts';
import { usageError } from '../../process/expected-error.ts';
import { accessOf } from '../access/access.ts';
import { accessOptions } from '../access/access-options.ts';
import { auditOptions } from '../audit/audit-options.ts';
import { auditPages, withAuditServices } from '../audit/audit-pages.ts';
import { type AuditSettings, auditSettings } from '../audit/audit-settings.ts';
import { exitCodeForChanges } from '../audit/exit-code.ts';
import { pageSource } from '../audit/inputs/page-source.ts';
import { savedReport } from '../audit/saved-report.ts';
import { defineCommand } from '../command.ts';
import type { Terminal } from '../terminal.ts';

const formats = ['text', 'json', 'markdown'] as const;

export const compareCommand = defineCommand({
	takes: 'BEFORE AFTER',
	options: {
		...auditOptions,
		...accessOptions,
		format: {
			type: 'string',
			value: 'NAME',
			choices: formats,
			help: `${formats.join(', ')}. Default: text.`,
		},
	},
	async run({ values, positionals: [before, after, ...others], terminal }) {
		if (before === undefined || after === undefined || others.length > 0) {
			throw usageError('Give two things to compare: the state before, then the state now.');
		}
		const format = formatOf(values.format ?? (values.json ? 'json' : 'text'));
		const access = accessOf([before, after], values, terminal.environment);
		const settings = await auditSettings({ ...values, format: 'json' });
		const [earlier, later] = await withAuditServices(
			terminal,
			{ settings, access },
			async (services) => [
				await sideOf(before, { settings, services, terminal }),
				await sideOf(after, { settings, services, terminal }),
			],
		);
		if (!earlier || !later) return 2;
		const changes = comparePages(earlier, later);
		terminal.output.write(render(changes, format, values.locale, terminal));
		return exitCodeForChanges(changes, settings.failOn);
	},
});

function formatOf(given: string): (typeof formats)[number] {
	const format = formats.find((known) => known === given);
	if (format !== undefined) return format;
	throw usageError(`--format: “${given}” is not known. Allowed: ${formats.join(', ')}.`);
}

interface Comparing {
	readonly settings: AuditSettings;
	readonly services: AuditServices;
	readonly terminal: Terminal;
}

/** The pages of one side; null when one of them has no report, which has been reported by then. */
async function sideOf(
	word: string,
	{ settings, services, terminal }: Comparing,
): Promise<readonly ComparedPage[] | null> {
	if (word.endsWith('.json')) return savedReport(word);
	const pages: ComparedPage[] = [];
	const source = await pageSource(
		[word],
		{},
		{
			fetcher: services.fetcher,
			pace: createPace(0),
			settings,
			terminal,
		},
	);
	for await (const result of auditPages(source, { settings, services, terminal })) {
		if ('failure' in result) return null;
		const report = lowerSeverities(result.report, settings.severities);
		pages.push({
			...savedPage({ ...result, report }),
			subject: nameWithin(word, result.subject),
		});
	}
	return pages;
}

/** Pages of two folders match when their paths within the folders are equal. */
const nameWithin = (word: string, subject: string) =>
	subject.startsWith(word) ? relative(word, subject) || subject : subject;

function render(
	changes: readonly PageComparison[],
	format: (typeof formats)[number],
	locale: string | undefined,
	{ columns }: Terminal,
): string {
	const options = { ...(locale !== undefined && { locale }) };
	if (format === 'json') return comparisonJson(changes);
	if (format === 'markdown') return comparisonMarkdown(changes, options);
	return comparisonText(changes, {
		...options,
		width: columns === null ? Number.POSITIVE_INFINITY : Math.min(columns, 120),
	});
}
