import { restrictReport, type UnreadPage } from '@plumbline/core';
import { keptReports } from '../../crawl/pages/kept-reports.store.ts';
import { resumeCrawl } from '../../crawl/resume-crawl.store.ts';
import type { CrawlSettings } from '../../crawl/settings.ts';
import { siteOf } from '../../crawl/site-of.ts';
import type { LeasedUrl } from '../../crawl/urls/lease-urls.store.ts';
import { type StoredFailure, storedFailures } from '../../crawl/urls/stored-failures.store.ts';
import type { Visited } from '../../crawl/visits/visited.ts';
import { isEndless } from '../../pages/fetch/fetch-outcome.ts';
import { usageError } from '../../process/expected-error.ts';
import type { AccessValues } from '../access/access.ts';
import { configured } from '../crawl/configured.ts';
import { crawlAccess } from '../crawl/crawl-services.ts';
import { type CrawlValues, crawlSettings } from '../crawl/crawl-settings.ts';
import { runCrawl } from '../crawl/run-crawl.ts';
import { say, type Terminal } from '../terminal.ts';
import type { AuditTarget } from './audit-inputs.ts';
import { checkServedFor } from './inputs/check-served-for.ts';
import { mostAtOnce } from './inputs/source-context.ts';
import { visitFailureText } from './inputs/visit-failure-text.ts';
import { crawlOfJournal, withJournalDatabase } from './journal-database.ts';
import { pageNotes } from './page-notes.ts';
import { createProgress } from './progress.ts';

export interface AuditCrawlValues extends CrawlValues, AccessValues {
	readonly crawl?: string | undefined;
	readonly sitemap?: string | undefined;
	readonly journal?: string | undefined;
	readonly served?: string | undefined;
}

type VisitedPage = Extract<Visited, { kind: 'page' }>;

/**
 * Crawls a site in a database of its own, then passes on the report of each page. False if the start
 * or a page that should be there could not be audited; standard error says why.
 */
export async function auditCrawl(
	words: readonly string[],
	given: AuditCrawlValues,
	{ miss, settings: audit, take, terminal }: AuditTarget,
): Promise<boolean> {
	const { config, start, values } = await configured(words, given);
	const access = crawlAccess(start, values, terminal.environment);
	const { headers } = access;
	checkValues(start, given);
	// A list in the project’s file is for the command that crawls.
	const own = await crawlSettings(
		start,
		{ ...values, list: undefined, pages: given.crawl },
		{ audit, config, headers, terminal },
	);
	// Rules are left out and severities lowered in the reports, which a journal may serve twice.
	const { severities: _severities, ...settings } = own;
	return withJournalDatabase(given.journal, async (database) => {
		const wanted: CrawlSettings = { ...settings, rules: null, ignore: [], keepsReports: true };
		const before = await crawlOfJournal(database, wanted, given.journal);
		const crawl = await resumeCrawl(database, before, wanted);
		const total = audit.isQuiet || terminal.hasLiveErrors ? 0 : Number(values.crawl);
		const progress = createProgress(terminal, total);
		const notes = pageNotes(terminal, audit);
		await runCrawl(crawl, {
			...{ access, database, terminal },
			ownRulesIn: audit.ownRulesIn,
			atOnce: mostAtOnce,
			isQuiet: audit.isQuiet,
			onVisit: (visited) => {
				progress.step();
				if (visited.kind !== 'page') return;
				if (isOfSite(visited, own.start)) {
					notes.page({ ...visited.result, subject: visited.url, rendering: visited.rendering });
				} else if (isStart(visited.leased)) sayOtherSite(visited, terminal);
			},
		});
		progress.end();
		notes.end();
		const failures = await storedFailures(database, crawl.id);
		for (const failed of failures) {
			sayFailed(failed, terminal);
			const missed = unreadPage(failed);
			if (missed) miss?.(missed);
		}
		const disallowed = failures.filter(({ failure, isStart }) => !isStart && isDisallowed(failure));
		sayDisallowed(disallowed, terminal);
		for await (const { report, subject } of keptReports(database, crawl)) {
			take({ subject, report: restrictReport(report, audit.keep) });
		}
		return failures.every(isByTheWay);
	});
}

function checkValues(start: readonly string[], values: AuditCrawlValues): void {
	const most = Number(values.crawl);
	if (!Number.isSafeInteger(most) || most < 1) {
		throw usageError(`--crawl: “${values.crawl}” is not a number of pages.`);
	}
	const [word = '', ...others] = start;
	const url = URL.parse(word);
	if (url === null || others.length > 0 || siteOf(url) === null) {
		throw usageError('--crawl needs one start URL, such as https://example.com/.');
	}
	if (values.list !== undefined || values.sitemap !== undefined) {
		throw usageError('--crawl finds its pages itself: leave out --list and --sitemap.');
	}
	if (values.served !== undefined) checkServedFor(start, most);
}

const isStart = ({ depth }: LeasedUrl) => depth === 0;

const isOfSite = ({ url }: VisitedPage, start: string) =>
	siteOf(new URL(url)) === siteOf(new URL(start));

type Failure = StoredFailure['failure'];

/** Links lead to such URLs on every site. */
const isDisallowed = (failure: Failure) =>
	failure.kind === 'robots_disallowed' && failure.failing === null;

const isByTheWay = ({ failure, isStart }: StoredFailure) =>
	!isStart &&
	(isDisallowed(failure) ||
		isFinding(failure) ||
		failure.kind === 'not_html' ||
		failure.kind === 'elsewhere');

/** Null for a URL that could be read, but is not a page of the site. */
function unreadPage(failed: StoredFailure): UnreadPage | null {
	const { failure, isStart, linkedFrom, url } = failed;
	if (failure.kind === 'elsewhere' || (failure.kind === 'not_html' && !isStart)) return null;
	const reason = visitFailureText(url, failure);
	return { subject: url, reason, linkedFrom, isExpected: isByTheWay(failed) };
}

/** The pages that link there say so. */
const isFinding = (failure: Failure) => failure.kind === 'unreachable' && isEndless(failure.reason);

function sayFailed({ failure, isStart, linkedFrom, url }: StoredFailure, terminal: Terminal): void {
	// Disallowed URLs are summed, and a different site is not a failure.
	if (failure.kind === 'elsewhere' || (isDisallowed(failure) && !isStart)) return;
	const origin = linkedFrom === null ? '' : ` Linked from ${linkedFrom}`;
	say(terminal, `plumbline: ${url}: ${visitFailureText(url, failure)}${origin}`);
}

function sayDisallowed([first, ...others]: readonly StoredFailure[], terminal: Terminal): void {
	if (first === undefined) return;
	const urls =
		others.length === 0
			? `1 URL because robots.txt does not allow fetching it: ${first.url}`
			: `${others.length + 1} URLs because robots.txt does not allow fetching them, such as ${first.url}`;
	say(terminal, `plumbline: the crawl left out ${urls}`);
}

function sayOtherSite({ leased, url }: VisitedPage, terminal: Terminal): void {
	say(
		terminal,
		`plumbline: ${leased.url} redirects to a different site. To crawl that site, give its URL: ${url}`,
	);
}
