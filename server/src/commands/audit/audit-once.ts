import {
	type AuditedPage,
	type ComparedPage,
	comparePages,
	comparisonText,
	lowerSeverities,
	type UnreadPage,
} from '@plumbline/core';
import { usageError } from '../../process/expected-error.ts';
import { say, type Terminal } from '../terminal.ts';
import type { AuditCrawlValues } from './audit-crawl.ts';
import { auditInputs, type InputValues } from './audit-inputs.ts';
import { type AuditSettings, type AuditValues, auditSettings } from './audit-settings.ts';
import { exceededBudgets, totalsOf } from './budgets.ts';
import { createComparedPages } from './compared-pages.ts';
import { exitCodeFor, exitCodeForChanges } from './exit-code.ts';
import { createKeptPages } from './kept-pages.ts';
import { baselineFile, outputFile } from './output-file.ts';
import { reportWriters } from './render-reports.ts';

type AuditOnceValues = AuditValues &
	InputValues &
	AuditCrawlValues &
	BaselineValues & {
		readonly output?: readonly string[] | undefined;
		readonly 'save-baseline'?: string | undefined;
	};

/** Audits the pages that the arguments name and reports on them. The exit code. */
export async function auditOnce(
	words: readonly string[],
	values: AuditOnceValues,
	terminal: Terminal,
): Promise<number> {
	const saved = values['save-baseline'];
	const outputs = [
		...(values.output ?? []).map(outputFile),
		...(saved === undefined ? [] : [baselineFile(saved)]),
	];
	const settings = await auditSettings(values, outputs);
	const baseline = await baselineOf(values);
	const writer = reportWriters(terminal, settings, outputs);
	const keep = createKeptPages();
	const pages: AuditedPage[] = [];
	const take = ({ report, subject }: AuditedPage) => {
		const page = keep({ subject, report: lowerSeverities(report, settings.severities) });
		pages.push(page);
		writer.page(page);
	};
	const audit = values.crawl === undefined ? auditInputs : await crawlAudit();
	const unread: UnreadPage[] = [];
	const miss = (page: UnreadPage) => unread.push(page);
	const isComplete = await audit(words, values, { settings, take, miss, terminal });
	await writer.end(pages, unread);
	const code = exitCode(pages, { baseline, settings, terminal });
	return isComplete ? code : 2;
}

// Loaded when they are needed, so that a short command starts quickly.

async function crawlAudit() {
	const { auditCrawl } = await import('./audit-crawl.ts');
	return auditCrawl;
}

async function pagesOfReport(path: string) {
	const { savedReport } = await import('./saved-report.ts');
	return savedReport(path);
}

interface BaselineValues {
	readonly baseline?: string | undefined;
	readonly 'fail-on-new'?: boolean | undefined;
}

interface Baseline {
	readonly pages: readonly ComparedPage[];
	/** Whether only findings that are not in the baseline fail. */
	readonly decides: boolean;
}

async function baselineOf({
	baseline,
	'fail-on-new': decides = false,
}: BaselineValues): Promise<Baseline | null> {
	if (baseline !== undefined) return { pages: await pagesOfReport(baseline), decides };
	if (!decides) return null;
	throw usageError(
		'--fail-on-new needs --baseline FILE, which an earlier “plumbline audit … --save-baseline FILE” wrote.',
	);
}

interface Ending {
	readonly baseline: Baseline | null;
	readonly settings: AuditSettings;
	readonly terminal: Terminal;
}

function exitCode(
	pages: readonly AuditedPage[],
	{ baseline, settings: { budgets, failOn, options }, terminal }: Ending,
): number {
	const exceeded = exceededBudgets(totalsOf(pages), budgets);
	for (const sentence of exceeded) say(terminal, `plumbline: ${sentence}`);
	const counts = pages.map(({ report }) => report.counts);
	const own = exceeded.length > 0 ? 1 : exitCodeFor(counts, failOn);
	if (baseline === null) return own;
	const changes = comparePages(baseline.pages, pages.map(createComparedPages()));
	terminal.errors.write(
		comparisonText(changes, {
			...(options.locale !== undefined && { locale: options.locale }),
			// Logs and comments have the texts whole.
			...(!terminal.hasLiveErrors && { width: Number.POSITIVE_INFINITY }),
		}),
	);
	return baseline.decides ? exitCodeForChanges(changes, failOn) : own;
}
