import {
	type ApiClient,
	addKeywords,
	listEffects,
	listRankings,
	listRankingTrends,
	listSites,
	listVerdicts,
	reportOnPage,
	type Site,
} from '@plumbline/core/api';
import type {
	Addition,
	AdditionAnswer,
	GoogleAnswer,
	PageRankings,
	RankingsQuestion,
	ServerSite,
} from '../../messaging/server-protocol.ts';
import { ownersOf } from '../../server/owners-of.ts';
import type { KeptExport } from '../../settings/export-memory.ts';

export async function sitesOf(client: ApiClient): Promise<readonly ServerSite[]> {
	return (await client.call(listSites, {})).map(toServerSite);
}

const toServerSite = (site: Site): ServerSite => ({
	key: site.site_global_key,
	title: site.title,
	domain: site.domain,
	engines: site.search_engine_global_keys,
});

/** The keywords a page ranks for, with their trends. */
export async function rankingsOf(
	client: ApiClient,
	{ site, engine, url, from, to, granularity }: RankingsQuestion,
): Promise<PageRankings> {
	const asked = {
		site_global_key: site,
		search_engine_global_key: engine,
		url,
		date_from: from,
		date_to: to,
		granularity,
		sort_col: 'clicks',
		details: true,
	};
	const [{ keywords, meta: rankingsMeta }, { meta, keywords: trends }] = await Promise.all([
		client.call(listRankings, asked),
		client.call(listRankingTrends, asked),
	]);
	return { keywords, isCut: keywords.length >= rankingsMeta.limit, dates: meta.dates, trends };
}

/** Position and clicks of each keyword for which a page of the site is shown. */
export async function figuresOf(
	client: ApiClient,
	{ site, engine, url, from, to }: Omit<RankingsQuestion, 'granularity'>,
): Promise<KeptExport['queries']> {
	const { keywords } = await client.call(listRankings, {
		site_global_key: site,
		search_engine_global_key: engine,
		url,
		date_from: from,
		date_to: to,
		sort_col: 'clicks',
	});
	return keywords.flatMap(({ keyword, webmaster_metrics: { average_position, ...counts } }) =>
		counts.impressions > 0 ? { query: keyword, position: average_position, ...counts } : [],
	);
}

/**
 * Google's verdict on a page with its history. Only the URL of a page that belongs to a site of the
 * server is sent there.
 */
export async function googleVerdictOf(
	client: ApiClient,
	url: string,
): Promise<GoogleAnswer | null> {
	const [site] = ownersOf(url, await sitesOf(client));
	if (!site) return null;
	const { pages } = await client.call(listVerdicts, {
		site_global_key: site.key,
		url: [url],
		include_history: true,
	});
	return { page: pages[0] ?? null };
}

/** More would push the findings away. */
const mostSentences = 3;

/**
 * Whether the last changes of a page worked. An answer without a verdict says nothing about the
 * page, so it is left out. Only the URL of a page that belongs to a site of the server is sent there.
 */
export async function effectsOf(
	client: ApiClient,
	{ locale, url }: { readonly locale: string; readonly url: string },
): Promise<readonly string[]> {
	const [site] = ownersOf(url, await sitesOf(client));
	if (!site) return [];
	const { changes } = await client.call(listEffects, { site_global_key: site.key, url, locale });
	return changes
		.filter(({ answer }) => answer !== 'cannot_be_judged')
		.slice(0, mostSentences)
		.map(({ sentence }) => sentence);
}

/**
 * Lets the server fetch and audit a page, and keep what changed since the last time. Only the URL
 * of a page that belongs to a site of the server is sent there.
 */
export async function rememberOn(
	client: ApiClient,
	page: { readonly url: string; readonly geo: string },
): Promise<null> {
	const [site] = ownersOf(page.url, await sitesOf(client));
	if (site) await client.call(reportOnPage, { ...page, remember: true });
	return null;
}

/** Adds keywords. Without an idempotency key, only reports what adding them would do. */
export async function addTo(
	client: ApiClient,
	{ site, keywords, idempotencyKey }: Addition,
): Promise<AdditionAnswer> {
	const isDryRun = idempotencyKey === null;
	const answer = await client.call(
		addKeywords,
		{
			site_global_key: site,
			keywords: [...keywords],
			partial: true,
			details: true,
			dry_run: isDryRun,
		},
		isDryRun ? {} : { idempotencyKey },
	);
	return {
		keywords: answer.keywords.map(({ name, status = 'added' }) => ({ keyword: name, status })),
		cost: {
			requests: answer.cost?.serp_requests_per_check ?? 0,
			usd: answer.cost?.serp_cost_usd_per_check ?? 0,
		},
	};
}
