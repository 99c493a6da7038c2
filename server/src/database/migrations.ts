import type { Kysely } from 'kysely';
import type { DialectName } from './dialect-of.ts';
import { accounts } from './migrations/001-accounts.ts';
import { keywords } from './migrations/002-keywords.ts';
import { facts } from './migrations/003-facts.ts';
import { sources } from './migrations/004-sources.ts';
import { bigintIds } from './migrations/005-bigint-ids.ts';
import { migrationChecksums } from './migrations/006-migration-checksums.ts';
import { removals } from './migrations/007-removals.ts';
import { searchConsole } from './migrations/008-search-console.ts';
import { consoleSessions } from './migrations/009-console-sessions.ts';
import { crawls } from './migrations/010-crawls.ts';
import { changes } from './migrations/011-changes.ts';
import { watches } from './migrations/012-watches.ts';
import { crawlSites } from './migrations/013-crawl-sites.ts';
import { crawlDetails } from './migrations/014-crawl-details.ts';
import { guestLinks } from './migrations/015-guest-links.ts';
import { savedViews } from './migrations/016-saved-views.ts';
import { reportLook } from './migrations/017-report-look.ts';
import { searchSplits } from './migrations/018-search-splits.ts';
import { changePlans } from './migrations/019-change-plans.ts';
import { firstAudits } from './migrations/020-first-audits.ts';
import { importedPeriods } from './migrations/021-imported-periods.ts';

export interface Migration {
	readonly name: string;
	/** Gets the schema of its time, so today's types do not fit. */
	readonly apply: (database: Kysely<unknown>, dialect: DialectName) => Promise<void>;
}

/** Forward only, in order. Never change a released migration. */
export const migrations: readonly Migration[] = [
	accounts,
	keywords,
	facts,
	sources,
	bigintIds,
	migrationChecksums,
	removals,
	searchConsole,
	consoleSessions,
	crawls,
	changes,
	watches,
	crawlSites,
	crawlDetails,
	guestLinks,
	savedViews,
	reportLook,
	searchSplits,
	changePlans,
	firstAudits,
	importedPeriods,
];
