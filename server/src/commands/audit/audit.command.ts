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
import { defineCommand } from '../command.ts';
import { say, type Terminal } from '../terminal.ts';
import { auditOptions } from './audit-options.ts';
import { auditPages, withAuditServices } from './audit-pages.ts';
import { type AuditSettings, auditSettings, formats } from './audit-settings.ts';
import { exceededBudgets, totalsOf } from './budgets.ts';
import { exitCodeFor, exitCodeForChanges } from './exit-code.ts';
import { checkServedFor } from './inputs/check-served-for.ts';
import { pageSource } from './inputs/page-source.ts';
import { outputEndings, outputFile } from './output-file.ts';
import { reportWriters } from './render-reports.ts';

export const auditCommand = defineCommand({
	takes: 'URL|FILE|FOLDER|- …',
	options: {
		...auditOptions,
		format: { type: 'string', value: 'NAME', help: `${formats.join(', ')}. Default: text.` },
		served: {
			type: 'string',
			value: 'FILE',
			help: 'File with the HTML as the server sent it, if the audited HTML comes from a browser.',
		},
		output: {
			type: 'string',
			multiple: true,
			value: 'FILE',
			help: `Write the report to FILE too, in the format of its ending: ${outputEndings.join(', ')}. Repeatable.`,
		},
		quiet: {
			type: 'boolean',
			help: 'Print no text report, progress or hints, only failures.',
		},
		notes: { type: 'boolean', help: 'Show notes instead of only counting them.' },
		by: {
			type: 'string',
			value: 'ORDER',
			help: 'Order of the report: page, or finding (each finding once, with its pages). Default: page.',
		},
		sitemap: {
			type: 'string',
			value: 'URL',
			help: 'Audit the pages of a sitemap or sitemap index.',
		},
		list: {
			type: 'string',
			value: 'FILE',
			help: 'Audit the URLs in a file, one per line; - for standard input.',
		},
		crawl: {
			type: 'string',
			value: 'N',
			help: 'Crawl at most N pages of the site of the given URL: follow its links, then its sitemaps.',
		},
		delay: {
			type: 'string',
			value: 'MS',
			help: `Pause between two requests to one host. Default: ${defaultDelayMs}, or the Crawl-delay in robots.txt.`,
		},
		journal: {
			type: 'string',
			value: 'FILE',
			help: 'File that keeps finished pages, so that the same command resumes after a stop.',
		},
		baseline: {
			type: 'string',
			value: 'FILE',
			help: 'Earlier JSON report; changes since then go to standard error.',
		},
		'fail-on-new': {
			type: 'boolean',
			help: 'Exit with code 1 only for findings that are new since the --baseline.',
		},
	},
	async run({ values, positionals, terminal }) {
		const outputs = (values.output ?? []).map(outputFile);
		const settings = await auditSettings(values, outputs);
		const baseline = await baselineOf(values);
		const pace = paceOf(values.delay, terminal);
		try {
			return await withAuditServices(terminal, settings, async (services) => {
				const { fetcher } = services;
				const source = await pageSource(positionals, values, {
					fetcher,
					pace,
					settings,
					terminal,
				});
				if (values.served !== undefined) checkServedFor(positionals, source.total);
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
				await writer.end();
				const code = exitCode(pages, { baseline, settings, terminal });
				return hasFailed ? 2 : code;
			});
		} catch (error) {
			if (!terminal.stop.aborted) throw error;
			say(terminal, 'plumbline: stopped before the end.');
			return 2;
		}
	},
});

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
	return createPace(defaultDelayMs, (host, ms) =>
		say(
			terminal,
			`plumbline: ${host} asks for ${ms / 1000} s between two requests (Crawl-delay in its robots.txt). If the site is yours, --delay ${defaultDelayMs} is faster.`,
		),
	);
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
