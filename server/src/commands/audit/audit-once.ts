import {
	type AuditedPage,
	type ComparedPage,
	comparePages,
	comparisonText,
	lowerSeverities,
	savedPage,
} from '@plumbline/core';
import { createPace, type Pace } from '../../crawl/pace.ts';
import { defaultDelayMs } from '../../crawl/settings.ts';
import { usageError } from '../../errors/expected-error.ts';
import { type AccessValues, accessOf } from '../access/access.ts';
import { say, type Terminal } from '../terminal.ts';
import { auditPages, withAuditServices } from './audit-pages.ts';
import { type AuditSettings, type AuditValues, auditSettings } from './audit-settings.ts';
import { exceededBudgets, totalsOf } from './budgets.ts';
import { exitCodeFor, exitCodeForChanges } from './exit-code.ts';
import { checkServedFor } from './inputs/check-served-for.ts';
import { pageSource, type SourceValues } from './inputs/page-source.ts';
import { outputFile } from './output-file.ts';
import { reportWriters } from './render-reports.ts';
import { tellSlowHosts } from './tell-slow-hosts.ts';

interface AuditOnceValues extends AuditValues, SourceValues, AccessValues, BaselineValues {
	readonly output?: readonly string[] | undefined;
	readonly delay?: string | undefined;
}

/** Audits the pages that the arguments name and reports on them. The exit code. */
export async function auditOnce(
	words: readonly string[],
	values: AuditOnceValues,
	terminal: Terminal,
): Promise<number> {
	const outputs = (values.output ?? []).map(outputFile);
	const settings = await auditSettings(values, outputs);
	const baseline = await baselineOf(values);
	const access = accessOf([...words, values.sitemap], values, terminal.environment);
	const pace = paceOf(values.delay, terminal);
	return withAuditServices(terminal, { settings, access }, async (services) => {
		const { fetcher } = services;
		const source = await pageSource(words, values, {
			fetcher,
			pace,
			settings,
			terminal,
		});
		if (values.served !== undefined) checkServedFor(words, source.total);
		const journal = values.journal ? await journalIn(values.journal, settings) : null;
		const work = { settings, services, terminal, journal, pace };
		const writer = reportWriters(terminal, settings, outputs);
		const pages: AuditedPage[] = [];
		const take = ({ report, subject }: AuditedPage) => {
			const page = { subject, report: lowerSeverities(report, settings.severities) };
			pages.push(page);
			writer.page(page);
		};
		const sitePages = source.surroundings && (await sitePagesOf());
		let hasFailed = source.hasGaps;
		for await (const result of auditPages(source, work)) {
			if ('failure' in result) hasFailed ||= !result.isByTheWay;
			else if (sitePages) sitePages.add(result);
			else take({ subject: result.subject, report: result.report });
		}
		if (sitePages && source.surroundings) {
			const surroundings = await source.surroundings();
			for (const page of sitePages.judged(surroundings, settings.options)) take(page);
		}
		await writer.end(pages);
		const code = exitCode(pages, { baseline, settings, terminal });
		return hasFailed ? 2 : code;
	});
}

// Loaded when they are needed, so that a short command starts quickly.

async function journalIn(path: string, settings: AuditSettings) {
	const { openJournal } = await import('./journal.ts');
	return openJournal(path, settings);
}

async function sitePagesOf() {
	const { createSitePages } = await import('./inputs/site-pages.ts');
	return createSitePages();
}

async function pagesOfReport(path: string) {
	const { savedReport } = await import('./saved-report.ts');
	return savedReport(path);
}

function paceOf(given: string | undefined, terminal: Terminal): Pace {
	if (given !== undefined) return createPace(delayOf(given));
	return createPace(defaultDelayMs, tellSlowHosts(terminal));
}

function delayOf(given: string): number {
	const delayMs = Number(given);
	if (Number.isInteger(delayMs) && delayMs >= 0 && delayMs <= 600_000) return delayMs;
	throw usageError(`--delay: “${given}” is not a number of milliseconds from 0 to 600000.`);
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
		'--fail-on-new needs --baseline FILE: an earlier report of “plumbline audit … --format json”.',
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
	const changes = comparePages(baseline.pages, pages.map(savedPage));
	terminal.errors.write(
		comparisonText(changes, options.locale === undefined ? {} : { locale: options.locale }),
	);
	return baseline.decides ? exitCodeForChanges(changes, failOn) : own;
}
