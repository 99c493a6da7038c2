import type {
	listRankingTrends,
	ParsedInputOf,
	RankingTrend,
	RankingTrends,
} from '@plumbline/core/api';
import type { Caller } from '../../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../../database/open-database.ts';
import { formatDay } from '../../facts/day.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import { coverageOfRanks } from '../coverage/coverage-of-ranks.ts';
import { type Understood, understandQuestion } from '../question/understand-question.ts';
import { sortedGroups } from '../sorting/sorted-groups.ts';
import { sortedKeywords } from '../sorting/sorted-keywords.store.ts';
import { bucketsOf } from './buckets.ts';
import { groupTrends } from './group-trends.store.ts';
import { groupTrend, keywordTrend } from './read-steps.ts';
import { keywordTrends } from './trend.store.ts';
import { type TrendStyle, wireGroupTrend, wireKeywordTrend } from './wire-trend.ts';

type Input = ParsedInputOf<typeof listRankingTrends>;

interface Listed {
	readonly keywords: readonly RankingTrend[];
	readonly totalCount: number;
}

/** One page of trends, and the total number of keywords or groups. */
export async function listTrends(
	database: Database,
	caller: Pick<Caller, 'accountId' | 'accountName' | 'siteId'>,
	input: Input,
): Promise<{ readonly answer: RankingTrends; readonly totalCount: number }> {
	const understood = await understandQuestion(database, caller, input);
	const { granularity, question } = understood;
	const dates = bucketsOf(question.range, granularity).map(({ from }) => formatDay(from));
	refuseTooMuch(input.limit, dates.length);
	const list = input.aggregation === 'groups' ? listGroups : listKeywords;
	const { keywords, totalCount } = await list(database, understood, input, dates.length);
	const coverage = input.include?.includes('coverage')
		? { coverage: await coverageOfRanks(database, question) }
		: {};
	const meta = { ...trendMeta(understood, input, dates), ...coverage };
	return { answer: { meta, keywords: [...keywords] }, totalCount };
}

const mostValues = 250_000;

function refuseTooMuch(limit: number, dates: number): void {
	if (limit * dates <= mostValues) return;
	const most = Math.floor(mostValues / dates);
	throw invalidParameter(
		'limit',
		`With ${dates} dates, limit is at most ${most}: limit × dates is at most ${mostValues}. Use offset to request parts, or longer steps.`,
	);
}

async function listKeywords(
	database: Database,
	{ engineKey, granularity, question }: Understood,
	input: Input,
	length: number,
): Promise<Listed> {
	const { keywordIds, totalCount } = await sortedKeywords(database, question);
	const rows = await keywordTrends(database, question, granularity, keywordIds);
	const style = styleOf(input);
	const keywords = keywordIds.flatMap((id) => {
		const row = rows.get(id);
		if (!row) return [];
		const trend = keywordTrend(row.steps, length);
		return wireKeywordTrend({ ...row, trend, series: question.series, engineKey }, style);
	});
	return { keywords, totalCount };
}

async function listGroups(
	database: Database,
	{ askedGroups, granularity, groups, question }: Understood,
	input: Input,
	length: number,
): Promise<Listed> {
	const listed = groups.filter((group) => askedGroups === null || askedGroups.includes(group));
	const page = await sortedGroups(database, question, listed);
	const ids = page.map(({ id }) => id);
	const rows = await groupTrends(database, question, granularity, ids);
	const keywords = page.map((group) => {
		const row = rows.get(group.id);
		const trend = groupTrend(row?.steps ?? null, length);
		return wireGroupTrend({ group, trend, keywords: row?.keywords ?? 0 }, styleOf(input));
	});
	return { keywords, totalCount: listed.length };
}

function styleOf({ details, include, null_style }: Input): TrendStyle {
	return {
		nullRank: null_style === 'zero' ? 0 : null,
		status: include?.includes('status') ?? false,
		counts: include?.includes('counts') ?? false,
		details: details ?? false,
	};
}

function trendMeta(
	{ askedGroups, engineKey, granularity, siteKey }: Understood,
	input: Input,
	dates: string[],
): RankingTrends['meta'] {
	return {
		site_global_key: siteKey,
		search_engine_global_key: engineKey,
		date_from: input.date_from,
		date_to: input.date_to,
		granularity,
		aggregation: input.aggregation,
		offset: input.offset,
		limit: input.limit,
		groups: askedGroups?.map(({ name }) => name) ?? null,
		conversion_events: input.conversion_events ?? null,
		sort_col: input.sort_col,
		sort_dir: input.sort_dir,
		dates,
	};
}
