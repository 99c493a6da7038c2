import type { Database } from '../../../database/open-database.ts';
import type { Wait } from '../../../process/pause.ts';
import type { SyncedSite, SyncProgress } from '../../source.ts';
import type { EngineParts } from '../providers/engine-parts.ts';
import type { Query, SearchTask } from '../providers/provider.ts';
import type { Purse } from '../spending/spend.store.ts';
import type { Run } from './runs.store.ts';

/** Everything that checks of a run need, apart from the provider. */
export interface SerpRun {
	readonly database: Database;
	readonly run: Run;
	readonly site: SyncedSite;
	readonly engine: EngineParts;
	readonly language: string;
	readonly purse: Purse;
	readonly now: () => number;
	readonly wait: Wait;
	readonly signal: AbortSignal;
	readonly onProgress: (progress: SyncProgress) => void;
}

export interface DueKeyword {
	readonly keywordId: number;
	readonly keyword: string;
	/** The rank of the last observation; null if the site was not found, or never looked for. */
	readonly lastRank: number | null;
}

export function queryOf({ engine, language }: SerpRun, { keyword }: DueKeyword): Query {
	return { keyword, engine, language };
}

export function taskOf(serpRun: SerpRun, keyword: DueKeyword): SearchTask {
	const { site } = serpRun;
	return {
		tag: tagOf(serpRun, keyword),
		query: queryOf(serpRun, keyword),
		depth: site.checkDepth,
		target: site,
	};
}

/** Stays the same after a restart, and differs between servers that share an account. */
export function tagOf({ site, run }: SerpRun, { keywordId }: DueKeyword): string {
	return `plumbline-${site.globalKey}-${run.id}-${run.startedMs}-${keywordId}`;
}
