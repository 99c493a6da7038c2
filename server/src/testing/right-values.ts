import type { WrittenSite } from './facts/write-site.ts';

/** The host of a site that the server is not allowed to fetch from. */
export const ourHost = '127.0.0.4';

const rightValues: Readonly<Record<string, (ours: WrittenSite) => readonly unknown[]>> = {
	site_global_key: ({ globalKey }) => [globalKey],
	search_engine_global_key: () => ['google_us'],
	date_from: () => ['2026-11-01'],
	date_to: () => ['2026-11-30'],
	days: () => [28],
	compare: () => ['before', 'year'],
	granularity: () => ['daily', 'monthly'],
	groups: ({ groupKeys }) => ['our breads', [...groupKeys.values()]],
	conversion_events: ({ eventIds }) => [[...eventIds.values()]],
	limit: () => [1, 100],
	offset: () => [0, 1],
	sort_col: () => ['rank', 'visits'],
	sort_dir: () => ['asc', 'desc'],
	url: () => [`http://${ourHost}/our-rye`],
	keyword: () => ['our rye'],
	synonym: () => ['our rye=our bread'],
	text_language: () => ['de', 'pt-BR'],
	null_style: () => ['zero'],
	details: () => [true],
	include: () => ['status'],
	include_keyword_groups: () => [true],
	aggregation: () => ['keywords', 'groups'],
	keywords: () => ['our rye', 'something new'],
	partial: () => [true],
	// A dry run, because two requests with these values must get the same answer.
	dry_run: () => [true],
	html: () => ['<title>Rye bread</title><p>Rye'],
	geo: () => ['us'],
	failed: () => [true],
	rules: () => ['only_one_title_tag'],
	rule_set: () => ['2026.11'],
	locale: () => ['en', 'ja'],
	environment: () => ['staging'],
	checks: () => ['site'],
	render: () => ['never'],
	remember: () => [false],
	headers: () => ['X-A: 1'],
	title: () => ['Rye'],
	description: () => ['Bread'],
	status: () => [200],
	scope: () => ['document'],
	id: () => ['1'],
	compare_from: () => ['2026-10-01'],
	compare_to: () => ['2026-10-31'],
	contains: () => ['rye'],
	state: () => ['indexed', 'unknown'],
	include_brand: () => [true],
	include_hours: () => [true],
	include_usual: () => [true],
	include_history: () => [true],
	include_html: () => [true],
	names: () => ['our bakery'],
	expected_names: () => ['our bakery'],
	form_factor: () => ['all', 'phone'],
	segment: () => ['-folder:/our query:rye', 'brand page~rye$'],
	kinds: () => ['decay,pages_take_turns', ['near_first_page']],
	'listSearchPages sort_col': () => ['impressions', 'url'],
	'listSearchQueries sort_col': () => ['position_change', 'keyword'],
	untracked: () => [true],
	view: () => ['tracked', 'lost'],
	note: () => ['New titles'],
	new_note: () => ['Better titles'],
	new_date: () => ['2026-11-04'],
	date: () => ['2026-11-03'],
	made_by: () => ['the bakers'],
	start: () => [`http://${ourHost}/`],
	pages: () => [100],
	depth: () => [3],
	per_folder: () => [50],
	'startCrawl include': () => ['/our*'],
	exclude: () => ['/cart*'],
	drop_parameters: () => ['utm_source'],
	sitemaps: () => [true],
	delay_ms: () => [500],
	crawl_id: () => [1],
	compare_with: () => [2],
	size: () => ['half', 'busiest'],
	changed: () => [`http://${ourHost}/our-rye`],
	alone: () => [Array.from({ length: 20 }, (_, at) => `http://${ourHost}/our-${at}`)],
	action: () => ['stop', 'continue', 'remove'],
};

export const knownParameters: readonly string[] = Object.keys(rightValues).filter(
	(name) => !name.includes(' '),
);

/** Valid values of an endpoint’s parameter for a request about a site with such facts. */
export function rightValuesOf(
	endpoint: string,
	name: string,
	ours: WrittenSite,
): readonly unknown[] {
	const values = rightValues[`${endpoint} ${name}`] ?? rightValues[name];
	if (values) return values(ours);
	throw new Error(
		`Nobody knows a right value of the parameter “${name}”. Add one in server/src/testing/right-values.ts: tests try every endpoint with them.`,
	);
}
