import {
	listRankings,
	listRankingTrends,
	type Rankings,
	type RankingTrend,
} from '@plumbline/core/api';
import { accountNameOf } from '../../accounts/accounts.store.ts';
import { trackedEngines } from '../../accounts/engines.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { parseInput } from '../../http/parameters/merge-params.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { usageError } from '../../process/expected-error.ts';
import { listRankings as rankingsOf } from '../../rankings/list-rankings.ts';
import { listTrends } from '../../rankings/trends/list-trends.ts';
import type { RankedKeyword } from './rankings-table.ts';
import { type GivenDates, shownDates } from './shown-dates.ts';

interface RankingsQuestion extends GivenDates {
	readonly site: Site;
	readonly engine?: string | undefined;
	readonly groups?: readonly string[] | undefined;
	readonly segment?: string | undefined;
	readonly sort?: string | undefined;
	readonly limit?: string | undefined;
	readonly nowMs: number;
}

export interface AnsweredRankings {
	/** In the format of the API. */
	readonly rankings: Rankings;
	/** The same keywords, each with its trend. */
	readonly keywords: readonly RankedKeyword[];
}

/** Answers as the server would, without a server. */
export async function askRankings(
	database: Database,
	question: RankingsQuestion,
): Promise<AnsweredRankings> {
	const { site, groups = [], segment, sort = 'visits', limit = '20' } = question;
	const engine = question.engine ?? (await firstEngine(database, site));
	const caller = {
		accountId: site.accountId,
		accountName: await accountNameOf(database, site.accountId),
		siteId: null,
	};
	try {
		const asked = {
			...(await shownDates(database, { ...question, engine })),
			site_global_key: site.globalKey,
			search_engine_global_key: engine,
			...(groups.length > 0 && { groups: [...groups] }),
			...(segment !== undefined && { segment }),
			sort_col: sort,
			sort_dir: ascending.includes(sort) ? 'asc' : 'desc',
			limit,
		};
		const { answer: rankings } = await rankingsOf(
			database,
			caller,
			parseInput(listRankings, asked),
		);
		const trends = await listTrends(database, caller, parseInput(listRankingTrends, asked));
		return { rankings, keywords: besideTrends(rankings, trends.answer.keywords) };
	} catch (error) {
		throw error instanceof ProblemError ? usageError(inOptions(error.message)) : error;
	}
}

const options: Readonly<Record<string, string>> = {
	search_engine_global_key: '--search-engine',
	groups: '--group',
	date_from: '--from',
	date_to: '--to',
	segment: '--segment',
	sort_col: '--sort',
	limit: '--limit',
};

/** Replaces the API’s parameter names in a message by the options that people typed. */
function inOptions(message: string): string {
	return message.replaceAll(/[a-z_]+(?=:)|date_(?:from|to)/g, (name) => options[name] ?? name);
}

/** Columns whose best value is the smallest or the first. */
const ascending = ['rank', 'average_position', 'keyword', 'url'];

async function firstEngine(database: Database, { id, domain }: Site): Promise<string> {
	const engines = await trackedEngines(database, id);
	const engine = engines.find((key) => /^google(_[a-z]{2})?$/.test(key)) ?? engines[0];
	if (engine !== undefined) return engine;
	throw usageError(
		`${domain} tracks no search engine yet. “plumbline site set --site ${domain} --search-engines google_us” adds one.`,
	);
}

function besideTrends(
	{ keywords }: Rankings,
	trends: readonly RankingTrend[],
): readonly RankedKeyword[] {
	const trendOf = new Map(trends.map(({ keyword, trend }) => [keyword, trend]));
	return keywords.map((one) => ({ ...one, trend: trendOf.get(one.keyword) ?? [] }));
}
