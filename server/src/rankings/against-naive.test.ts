import { listRankings, listRankingTrends } from '@plumbline/core/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../accounts/api-keys/api-keys.store.ts';
import type { Database } from '../database/open-database.ts';
import { onEachEngine } from '../testing/database.ts';
import {
	type ArbitraryQuestion,
	arbitraryFacts,
	arbitraryQuestion,
} from '../testing/facts/arbitrary-facts.ts';
import { groupsInNaiveOrder } from '../testing/facts/naive-groups.ts';
import { inNaiveOrder } from '../testing/facts/naive-order.ts';
import { naiveKeywords } from '../testing/facts/naive-rankings.ts';
import { naiveDates, naiveGroupTrend, naiveTrend } from '../testing/facts/naive-trends.ts';
import type { SiteFacts } from '../testing/facts/site-facts.ts';
import { type WrittenSite, writeSite } from '../testing/facts/write-site.ts';
import { listRankings as rankingsOf } from './list-rankings.ts';
import { listTrends } from './trends/list-trends.ts';

// Random sites in one database and random questions: on both engines, the queries must agree with a
// naive reading of the facts.

const runs = 40;
const questionsEach = 6;

onEachEngine(
	'rankings, trends and groups match a naive reading of the facts',
	async (database) => {
		let sites = 0;
		const asked = fc.array(arbitraryQuestion, {
			minLength: questionsEach,
			maxLength: questionsEach,
		});
		await fc.assert(
			fc.asyncProperty(arbitraryFacts, asked, async (facts, questions) => {
				const site = await writeSite(database, facts, { domain: `site${sites++}.example` });
				for (const question of questions) {
					await expectRankings(database, site, facts, question);
					await expectTrends(database, site, facts, question);
					await expectGroupTrends(database, site, facts, question);
				}
			}),
			{ numRuns: runs },
		);
	},
	300_000,
);

async function expectRankings(
	database: Database,
	site: WrittenSite,
	facts: SiteFacts,
	question: ArbitraryQuestion,
): Promise<void> {
	const all = naiveKeywords(facts, question);
	const page = inNaiveOrder(all, question.column, question.direction);
	const { answer, totalCount } = await rankingsOf(
		database,
		callerOf(site),
		z.parse(listRankings.input, {
			...parametersOf(site, question),
			details: true,
			include: 'status',
			include_keyword_groups: true,
		}),
	);
	expect(totalCount).toBe(all.length);
	const without = answer.keywords.map(({ pages: _, ...ranking }) => ranking);
	expect(without).toEqual(
		sliceOf(page, question).map(({ ranking: { pages: _, ...ranking } }) => ({
			...ranking,
			keyword_id: site.keywordIds.get(ranking.keyword),
		})),
	);
}

async function expectTrends(
	database: Database,
	site: WrittenSite,
	facts: SiteFacts,
	question: ArbitraryQuestion,
): Promise<void> {
	const dates = naiveDates(question.from, question.to, question.granularity);
	const all = inNaiveOrder(naiveKeywords(facts, question), question.column, question.direction);
	const { answer } = await listTrends(
		database,
		callerOf(site),
		z.parse(listRankingTrends.input, { ...parametersOf(site, question), include: 'status' }),
	);
	expect(answer.meta.dates).toEqual(dates);
	expect(answer.keywords).toEqual(
		sliceOf(all, question).map((keyword) => ({
			keyword: keyword.fact.text,
			...naiveTrend(keyword, dates, question.granularity),
		})),
	);
}

async function expectGroupTrends(
	database: Database,
	site: WrittenSite,
	facts: SiteFacts,
	question: ArbitraryQuestion,
): Promise<void> {
	const dates = naiveDates(question.from, question.to, question.granularity);
	const keywords = naiveKeywords(facts, question);
	const groups = (facts.groups ?? [])
		.map((name, place) => ({
			name,
			place,
			keywords: keywords.filter(({ fact }) => fact.groups?.includes(name)),
		}))
		.filter(({ name }) => question.groups?.includes(name) ?? true);
	const { answer, totalCount } = await listTrends(
		database,
		callerOf(site),
		z.parse(listRankingTrends.input, {
			...parametersOf(site, question),
			aggregation: 'groups',
			include: ['status', 'counts'],
			details: true,
		}),
	);
	expect(totalCount).toBe(groups.length);
	const sorted = groupsInNaiveOrder(groups, question.column, question.direction);
	expect(answer.keywords).toEqual(
		sliceOf(sorted, question).map((group) => {
			const { counts, ...trend } = naiveGroupTrend(group.keywords, dates, question.granularity);
			return {
				keyword: group.name,
				...trend,
				ranked_counts: counts,
				global_key: site.groupKeys.get(group.name),
				keywords_count: group.keywords.length,
			};
		}),
	);
}

function sliceOf<Item>(items: readonly Item[], { limit, offset }: ArbitraryQuestion): Item[] {
	return items.slice(offset, offset + limit);
}

function parametersOf(site: WrittenSite, question: ArbitraryQuestion) {
	return {
		site_global_key: site.globalKey,
		search_engine_global_key: site.engine,
		date_from: question.from,
		date_to: question.to,
		granularity: question.granularity,
		sort_col: question.column,
		sort_dir: question.direction,
		limit: question.limit,
		offset: question.offset,
		groups: question.groups,
		conversion_events: question.events?.map((name) => site.eventIds.get(name)),
		url: question.urls,
		keyword: question.keywords,
	};
}

function callerOf({ accountId }: WrittenSite): Caller {
	return {
		keyId: 1,
		siteId: null,
		accountId,
		accountName: 'Bakery',
		scopes: ['read'],
		rateLimit: null,
		expiresMs: null,
		lastUsedMs: null,
	};
}
