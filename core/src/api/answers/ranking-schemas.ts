import { listRankings } from '../endpoints/rankings.ts';
import { listRankingTrends } from '../endpoints/rankings-trend.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: rankings } = listRankings.output;
const { shape: trends } = listRankingTrends.output;
const ranking = objectIn(rankings.keywords);

const siteKey = ['The key of the site, as requested.', 'sample-site'] as const;
const engineKey = ['The key of the search engine, as requested.', 'google_us'] as const;

const echo = {
	site_global_key: siteKey,
	search_engine_global_key: engineKey,
	date_from: ['The first day of the range, as YYYY-MM-DD.', '2026-11-01'],
	date_to: ['The last day of the range, as YYYY-MM-DD.', '2026-11-14'],
	granularity: [
		'The length of a step; longer than requested if the range is too long for that.',
		'daily',
	],
	groups: ['The requested keyword groups; null if none were.', null],
	conversion_events: ['The requested ids of conversion events; null if none were.', null],
	sort_col: ['The column that the list is sorted by.', 'rank'],
	sort_dir: ['The direction of sorting.', 'asc'],
	limit: ['The most items that this answer may have.', 100],
	offset: ['The number of items that were skipped.', 0],
} as const;

const coverage = 'Which days of the range are complete. Only with include=coverage.';

const keywordId = ['The id of the keyword. Only with details=true.', 17] as const;

export const rankingSchemas = [
	named('Rankings', listRankings.output, 'How the keywords of a site rank.', {
		meta: 'The request, with the values that applied.',
		keywords: 'The keywords, in the requested order.',
		search_engine_global_key: engineKey,
	}),
	named('RankingsMeta', rankings.meta, 'The request, with the values that applied.', {
		...echo,
		account_name: ['The name of the account.', 'Sample account'],
		compare_from: [
			'The first day to compare with, as YYYY-MM-DD. Only with compare_from.',
			'2026-10-18',
		],
		compare_to: [
			'The last day to compare with, as YYYY-MM-DD. Only with compare_to.',
			'2026-10-31',
		],
		coverage,
		compare_coverage: 'Which of the days to compare with are complete. Only with include=coverage.',
	}),
	named('Ranking', ranking, 'How one keyword ranks.', {
		keyword: ['The keyword.', 'sourdough bread'],
		rank: [
			'The rank at the end of the range, from 1; null if it was not found in the checked depth or never checked (0 with null_style=zero).',
			4,
		],
		rank_change: [
			'The change of the rank over the range, in places; positive is better. Null if one of the two ranks is missing.',
			2,
		],
		url: [
			'The page of the site that ranks; empty without a rank.',
			'https://bakery.example/sourdough',
		],
		m_visits: ['Visits of that page from search in the range; “-” if they are not known.', 118],
		m_conversions: ['Conversions of that page in the range.', 3],
		m_revenue: [
			'Revenue of that page in the range, in the currency of the analytics property.',
			84.5,
		],
		search_volume: ['Searches for the keyword a month; “-” if they are not known.', '-'],
		webmaster_metrics: 'Figures of the search engine itself for the range.',
		before:
			'The same figures for the range to compare with. Only with compare_from and compare_to.',
		is_branded: [
			'Whether the keyword contains a name of the brand. Only with include=brand.',
			false,
		],
		groups: [
			'The names of the keyword’s groups. Only with include_keyword_groups=true.',
			['Bread'],
		],
		status: [
			'r ranked, u not found in the checked depth, e the check failed, - not checked. Only with include=status.',
			'r',
		],
		keyword_id: keywordId,
		rank_source: [
			'Where the rank comes from; null without a rank. Only with details=true.',
			'search_console',
		],
		rank_date: [
			'The day of the rank, as YYYY-MM-DD; null without a rank. Only with details=true.',
			'2026-11-14',
		],
		checked_depth: [
			'How many results the check read; null for a source that reports ranks without reading results. Only with details=true.',
			null,
		],
		listing:
			'Title and snippet in the results; null if they were not seen. Only with details=true.',
		pages:
			'Pages of the site that appeared for the keyword: with more than one, they compete. Only with details=true.',
	}),
	named(
		'WebmasterMetrics',
		ranking.shape.webmaster_metrics,
		'Figures of the search engine itself.',
		{
			average_position: ['The mean position, from 1; 0 without impressions.', 4.2],
			impressions: ['How often a result of the site was shown.', 1840],
			clicks: ['Clicks on results of the site.', 118],
			ctr: ['Clicks by impressions, from 0 to 1.', 0.0641],
		},
	),
	named('Listing', objectIn(ranking.shape.listing), 'A result as people saw it.', {
		title: ['The title in the results.', 'Sourdough bread: three ingredients'],
		snippet: ['The text below it.', 'Flour, water and salt, and two days of patience.'],
	}),
	named('ShownPage', objectIn(ranking.shape.pages), 'A page that appeared for a keyword.', {
		url: ['The page.', 'https://bakery.example/sourdough'],
		days: ['Days on which the engine showed it above the site’s other pages.', 14],
		impressions: ['Its impressions for the keyword.', 1700],
		clicks: ['Its clicks for the keyword.', 112],
	}),
	named('RankingTrends', listRankingTrends.output, 'How the ranks of a site changed.', {
		meta: 'The request, with the values that applied, and the dates.',
		keywords: 'The keywords or groups, in the requested order.',
	}),
	named('RankingTrendsMeta', trends.meta, 'The request, with the values that applied.', {
		...echo,
		aggregation: ['Whether the rows are keywords or groups.', 'keywords'],
		coverage,
		dates: [
			'The first day of each step, as YYYY-MM-DD, in the order of each trend.',
			['2026-11-02', '2026-11-09'],
		],
	}),
	named('RankingTrend', objectIn(trends.keywords), 'How one keyword or group changed.', {
		keyword: ['The keyword; with aggregation=groups the name of the group.', 'sourdough bread'],
		trend: [
			'One rank for each of the dates, from 1; null if there was none (0 with null_style=zero). With aggregation=groups the rounded mean of the ranked keywords.',
			[6, 4],
		],
		status: [
			'The status of each step: r ranked, u not found in the checked depth, e failed, - not checked. Only with include=status.',
			['r', 'r'],
		],
		ranked_counts: [
			'How many keywords of the group had a rank, by step. Only with include=counts.',
			[12, 13],
		],
		keyword_id: keywordId,
		rank_source: ['Where the ranks come from. Only with details=true.', 'search_console'],
		global_key: ['The key of the group. Only with details=true and aggregation=groups.', 'bread'],
		keywords_count: ['Keywords in the group. Only with details=true and aggregation=groups.', 14],
	}),
];
