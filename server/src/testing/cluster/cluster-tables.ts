/** The small tables that stay on the coordinator of a cluster; all others are distributed. */
export const coordinatorTables: readonly string[] = [
	'account',
	'api_key',
	'console_session',
	'crawl',
	'engine',
	'idempotent_answer',
	'job',
	'plumbline_migration',
	'removal',
	'site',
];

/** In the order of docs/scaling.md. */
export const distributedTables: readonly string[] = [
	'keyword',
	'keyword_group',
	'keyword_group_member',
	'conversion_event',
	'site_engine',
	'page',
	'listing',
	'rank_day',
	'search_day',
	'search_month',
	'search_page_day',
	'search_period',
	'site_search_day',
	'site_search_hour',
	'page_search_day',
	'page_keyword',
	'page_day',
	'page_month',
	'page_event_day',
	'page_event_month',
	'search_volume',
	'connection',
	'connection_day',
	'page_inspection',
	'page_verdict',
	'brand',
	'field_week',
	'page_state',
	'page_change',
	'serp_run',
	'serp_check',
	'serp_spend',
];

/** Distributed by crawl, because a crawl belongs to no site of an account. */
export const crawlTables: readonly string[] = [
	'crawl_url',
	'crawl_page',
	'crawl_finding',
	'crawl_host',
	'crawl_count',
];
