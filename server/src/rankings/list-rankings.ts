import type { listRankings as endpoint, ParsedInputOf, Rankings } from '@plumbline/core/api';
import type { Caller } from '../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { type DayRange, formatDay } from '../facts/day.ts';
import { brandNames } from './brand/brand-names.store.ts';
import { coverageOfRanks } from './coverage/coverage-of-ranks.ts';
import { keywordFacts } from './figures/keyword-facts.ts';
import { wireRanking } from './figures/wire-ranking.ts';
import { comparedRange } from './question/range.ts';
import { factSources } from './question/series.store.ts';
import { type Understood, understandQuestion } from './question/understand-question.ts';
import { sortedKeywords } from './sorting/sorted-keywords.store.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** One page of keywords with their figures, and the total number of keywords. */
export async function listRankings(
	database: Database,
	caller: Pick<Caller, 'accountId' | 'accountName' | 'siteId'>,
	input: Input,
): Promise<{ readonly answer: Rankings; readonly totalCount: number }> {
	const understood = await understandQuestion(database, caller, input);
	const { question, engineKey } = understood;
	const compared = comparedRange(input, question.range);
	const { keywordIds, totalCount } = await sortedKeywords(database, question);
	const facts = await keywordFacts(database, question, keywordIds, {
		engineKey,
		groups: input.include_keyword_groups ?? false,
		status: input.include?.includes('status') ?? false,
		details: input.details ?? false,
		compared: compared && {
			range: compared,
			totals: (await factSources(database, question, compared)).totals,
		},
		brandNames: input.include?.includes('brand')
			? await brandNames(database, { id: question.siteId, domain: understood.domain })
			: null,
	});
	const nullRank = input.null_style === 'zero' ? 0 : null;
	const answer = {
		meta: {
			...rankingsMeta(understood, input, caller),
			...(await comparedMeta(database, understood, input, compared)),
		},
		keywords: facts.map((one) => wireRanking(one, nullRank)),
		search_engine_global_key: engineKey,
	};
	return { answer, totalCount };
}

function rankingsMeta(
	understood: Understood,
	input: Input,
	{ accountName }: Pick<Caller, 'accountName'>,
): Rankings['meta'] {
	const { siteKey, engineKey, askedGroups, granularity } = understood;
	return {
		site_global_key: siteKey,
		account_name: accountName,
		search_engine_global_key: engineKey,
		date_from: input.date_from,
		date_to: input.date_to,
		groups: askedGroups?.map(({ name }) => name) ?? null,
		conversion_events: input.conversion_events ?? null,
		sort_col: input.sort_col,
		sort_dir: input.sort_dir,
		limit: input.limit,
		offset: input.offset,
		granularity,
	};
}

/** The parts that a request adds: the range to compare with, and which days are complete. */
async function comparedMeta(
	database: Database,
	{ question }: Understood,
	{ include }: Input,
	compared: DayRange | null,
): Promise<Partial<Rankings['meta']>> {
	const isCoverageAsked = include?.includes('coverage') ?? false;
	const coverage = (range: DayRange) => coverageOfRanks(database, { ...question, range });
	return {
		...(compared && {
			compare_from: formatDay(compared.from),
			compare_to: formatDay(compared.to),
		}),
		...(isCoverageAsked && { coverage: await coverage(question.range) }),
		...(isCoverageAsked && compared && { compare_coverage: await coverage(compared) }),
	};
}
