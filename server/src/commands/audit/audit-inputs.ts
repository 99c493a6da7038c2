import type { AuditedPage, UnreadPage } from '@plumbline/core';
import { createPace, type Pace } from '../../crawl/pace/pace.ts';
import { defaultDelayMs } from '../../crawl/settings.ts';
import { usageError } from '../../process/expected-error.ts';
import { keepMemorySmall } from '../../process/small-memory.ts';
import { type AccessValues, accessOf } from '../access/access.ts';
import { say, type Terminal } from '../terminal.ts';
import { auditPages, withAuditServices } from './audit-pages.ts';
import type { AuditSettings } from './audit-settings.ts';
import { checkServedFor } from './inputs/check-served-for.ts';
import { pageSource, type SourceValues } from './inputs/page-source.ts';
import type { Journal } from './journal.ts';

export interface InputValues extends SourceValues, AccessValues {
	readonly delay?: string | undefined;
	readonly journal?: string | undefined;
	readonly served?: string | undefined;
}

/** The inputs of every audit of a command. */
export interface AuditTarget {
	readonly settings: AuditSettings;
	readonly terminal: Terminal;
	/** Called with each page, in order. */
	readonly take: (page: AuditedPage) => void;
	/** Called with each page that has no report; standard error names it as well. */
	readonly miss?: (page: UnreadPage) => void;
}

/** From here on, memory matters more than a tenth of the processor time. */
const manyPages = 100;

/**
 * Audits the pages that the arguments name. False if one of them could not be audited; standard
 * error says why.
 */
export async function auditInputs(
	words: readonly string[],
	values: InputValues,
	{ miss, settings, take, terminal }: AuditTarget,
): Promise<boolean> {
	const access = accessOf([...words, values.sitemap], values, terminal.environment);
	const pace = paceOf(values.delay, terminal);
	return withAuditServices(terminal, { settings, access }, async (services) => {
		const context = { fetcher: services.fetcher, pace, settings, terminal };
		const source = await pageSource(words, values, context);
		if (values.served !== undefined) checkServedFor(words, source.total);
		if (source.total >= manyPages) keepMemorySmall();
		return withJournal(values.journal, settings, async (journal) => {
			const sitePages = source.surroundings && (await sitePagesOf());
			let isComplete = !source.hasGaps;
			const work = { settings, services, terminal, journal, pace };
			for await (const result of auditPages(source, work)) {
				if ('failure' in result) {
					isComplete = false;
					const { failure: reason, subject } = result;
					miss?.({ subject, reason, linkedFrom: null, isExpected: false });
				} else if (sitePages) sitePages.add(result);
				else take({ subject: result.subject, report: result.report });
			}
			// Nothing is left to audit, but much to write.
			if (source.total >= manyPages) await services.pool.rest();
			if (sitePages && source.surroundings) {
				const surroundings = await source.surroundings();
				for (const page of sitePages.judged(surroundings, settings.options)) take(page);
			}
			return isComplete;
		});
	});
}

// Loaded when they are needed, so that a short command starts quickly.

async function withJournal<Result>(
	path: string | undefined,
	settings: AuditSettings,
	work: (journal: Journal | null) => Promise<Result>,
): Promise<Result> {
	if (path === undefined) return work(null);
	const { openJournal } = await import('./journal.ts');
	const { withJournalDatabase } = await import('./journal-database.ts');
	return withJournalDatabase(path, async (database) =>
		work(await openJournal(database, settings, path)),
	);
}

async function sitePagesOf() {
	const { createSitePages } = await import('./inputs/site-pages.ts');
	return createSitePages();
}

function paceOf(given: string | undefined, terminal: Terminal): Pace {
	if (given !== undefined) return createPace(delayOf(given));
	return createPace(defaultDelayMs, reportSlowHosts(terminal));
}

function delayOf(given: string): number {
	const delayMs = Number(given);
	if (Number.isInteger(delayMs) && delayMs >= 0 && delayMs <= 600_000) return delayMs;
	throw usageError(`--delay: “${given}” is not a number of milliseconds from 0 to 600000.`);
}

/** Explains a pace that the robots.txt of a host asks for. */
export const reportSlowHosts = (terminal: Terminal) => (host: string, ms: number) =>
	say(
		terminal,
		`plumbline: ${host} asks for ${ms / 1000} s between two requests (Crawl-delay in its robots.txt). If the site is yours, --delay ${defaultDelayMs} is faster.`,
	);
