import type { Crawl } from '../../crawl/crawls.store.ts';
import { rememberVisits } from '../../crawl/on-sites/remember-visits.ts';
import type { VisitWork } from '../../crawl/visits/visit-urls.ts';
import { workOnCrawl } from '../../crawl/work-on-crawl.ts';
import type { Database } from '../../database/open-database.ts';
import { reportSlowHosts } from '../audit/audit-inputs.ts';
import { reportBusyHosts, reportRuleErrorsOnce } from '../audit/audit-pages.ts';
import type { Terminal } from '../terminal.ts';
import { createCrawlProgress } from './crawl-progress.ts';
import { type CrawlAccess, withCrawlServices } from './crawl-services.ts';

interface Run {
	readonly database: Database;
	readonly access: CrawlAccess;
	/** URL of the module with the project’s own rules; null if it has none. */
	readonly ownRulesIn: string | null;
	readonly atOnce: number;
	readonly isQuiet: boolean;
	readonly terminal: Terminal;
	/** See `VisitWork`. */
	readonly onVisit?: VisitWork['onVisit'];
}

/** Works on a crawl in this process until it is done, with its progress on standard error. */
export async function runCrawl(
	crawl: Crawl,
	{ access, atOnce, database, isQuiet, onVisit, ownRulesIn, terminal }: Run,
): Promise<void> {
	const progress = createCrawlProgress(terminal, { database, crawlId: crawl.id, isQuiet });
	try {
		const remember = await rememberVisits(database, crawl.siteId);
		const given = { access, ownRulesIn };
		await withCrawlServices(terminal, crawl.settings, given, (services) =>
			workOnCrawl(crawl, {
				database,
				services,
				headers: access.headers,
				atOnce,
				remember,
				signal: terminal.stop,
				onBusyHost: reportBusyHosts(terminal),
				onSlower: reportSlowHosts(terminal),
				onRuleError: reportRuleErrorsOnce(terminal),
				...(onVisit && { onVisit }),
				onVisits: progress.step,
				onVisited: () => {
					progress.judging();
					return services.rest();
				},
			}),
		);
	} finally {
		progress.end();
	}
}
