import type { Generated } from 'kysely';

/**
 * Every table, in the types that SQLite and PostgreSQL share: numbers, texts and null. Times
 * (`_ms`) are milliseconds since 1970; a `day` is days since 1970-01-01, a `month` is year × 12 +
 * month − 1; money (`_minor`) is in hundredths; a flag is 0 or 1.
 */
export interface Schema {
	readonly plumbline_migration: MigrationTable;
	readonly account: AccountTable;
	readonly api_key: ApiKeyTable;
	readonly console_session: ConsoleSessionTable;
	readonly site: SiteTable;
	readonly engine: EngineTable;
	readonly site_engine: SiteEngineTable;
	readonly keyword: KeywordTable;
	readonly keyword_group: KeywordGroupTable;
	readonly keyword_group_member: KeywordGroupMemberTable;
	readonly conversion_event: ConversionEventTable;
	readonly idempotent_answer: IdempotentAnswerTable;
	readonly page: PageTable;
	readonly listing: ListingTable;
	readonly rank_day: RankDayTable;
	readonly search_day: SearchDayTable;
	readonly search_month: SearchMonthTable;
	readonly search_page_day: SearchPageDayTable;
	readonly search_period: SearchPeriodTable;
	readonly site_search_day: SiteSearchDayTable;
	readonly site_search_hour: SiteSearchHourTable;
	readonly search_split_day: SearchSplitDayTable;
	readonly page_search_day: PageSearchDayTable;
	readonly page_keyword: PageKeywordTable;
	readonly page_day: PageDayTable;
	readonly page_month: PageMonthTable;
	readonly page_event_day: PageEventDayTable;
	readonly page_event_month: PageEventMonthTable;
	readonly search_volume: SearchVolumeTable;
	readonly connection: ConnectionTable;
	readonly connection_day: ConnectionDayTable;
	readonly page_inspection: PageInspectionTable;
	readonly page_verdict: PageVerdictTable;
	readonly brand: BrandTable;
	readonly saved_view: SavedViewTable;
	readonly field_week: FieldWeekTable;
	readonly page_state: PageStateTable;
	readonly page_change: PageChangeTable;
	readonly change_plan: ChangePlanTable;
	readonly watch: WatchTable;
	readonly watch_target: WatchTargetTable;
	readonly watch_subject: WatchSubjectTable;
	readonly watch_message: WatchMessageTable;
	readonly watch_delivery: WatchDeliveryTable;
	readonly serp_run: SerpRunTable;
	readonly serp_check: SerpCheckTable;
	readonly serp_spend: SerpSpendTable;
	readonly job: JobTable;
	readonly removal: RemovalTable;
	readonly crawl: CrawlTable;
	readonly crawl_url: CrawlUrlTable;
	readonly crawl_page: CrawlPageTable;
	readonly crawl_finding: CrawlFindingTable;
	readonly crawl_host: CrawlHostTable;
	readonly crawl_count: CrawlCountTable;
	readonly crawl_page_detail: CrawlPageDetailTable;
	readonly crawl_sitemap_version: CrawlSitemapVersionTable;
}

/**
 * Also marks the database as ours: a database with tables but without this one belongs to a
 * different program.
 */
interface MigrationTable {
	readonly name: string;
	readonly applied_ms: number;
	/** A hash of what the migration did; see `migrations/checksums.ts`. */
	readonly checksum: Generated<string | null>;
}

interface AccountTable {
	readonly id: Generated<number>;
	readonly global_key: string;
	readonly name: string;
	readonly created_ms: number;
	/** JSON; null for the look of Plumbline. */
	readonly report_look: Generated<string | null>;
}

interface ApiKeyTable {
	readonly id: Generated<number>;
	readonly account_id: number;
	/** SHA-256 in hexadecimal; the key itself is shown once and never stored. */
	readonly hash: string;
	readonly last4: string;
	/** Comma-separated list. */
	readonly scopes: string;
	/** Requests per minute; null for the server’s own limit. */
	readonly rate_limit: number | null;
	readonly created_ms: number;
	readonly expires_ms: number | null;
	readonly revoked_ms: number | null;
	readonly last_used_ms: number | null;
}

/** A session of the console, or a link that begins one. */
interface ConsoleSessionTable {
	readonly id: Generated<number>;
	readonly account_id: number;
	readonly kind: string;
	/** SHA-256 in hexadecimal; the token itself is never stored. */
	readonly hash: string;
	/** The API key that it began with; null if it began with a link. */
	readonly key_id: number | null;
	/** The only site that it can read; null for all sites of the account. */
	readonly site_id: number | null;
	/** The share link that a guest opened; null for others. */
	readonly link_id: number | null;
	readonly label: string;
	readonly created_ms: number;
	readonly ends_ms: number;
	readonly used_ms: number | null;
	/** Encrypted: what a consent on Google’s page began with, until it is answered. */
	readonly pending: string | null;
}

interface SiteTable {
	readonly id: Generated<number>;
	readonly account_id: number;
	readonly global_key: string;
	readonly domain: string;
	readonly title: string;
	readonly created_ms: number;
	/** IANA name of the time zone that days of observations are in. */
	readonly time_zone: Generated<string>;
	/** Which results count as the site’s: `host`, `domain` (with subdomains) or `prefix`. */
	readonly match_mode: Generated<string>;
	/** The most results that a SERP check reads. */
	readonly check_depth: Generated<number>;
	/** SERP requests per month; 0 means Search Console only. */
	readonly serp_monthly_cap: Generated<number>;
	/** 1 if the first figures of its pages begin an audit of the busiest ones. */
	readonly first_audit: Generated<number>;
}

interface EngineTable {
	readonly id: Generated<number>;
	/** `google_us`, `google_us__mobile`. */
	readonly key: string;
}

interface SiteEngineTable {
	readonly site_id: number;
	readonly engine_id: number;
	readonly active: number;
}

interface KeywordTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	/** As first typed. */
	readonly text: string;
	/** Folded; see `match-key.ts`. */
	readonly match_key: string;
	readonly active: number;
	readonly created_ms: number;
}

interface KeywordGroupTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly global_key: string;
	readonly name: string;
	readonly match_key: string;
	readonly created_ms: number;
}

interface KeywordGroupMemberTable {
	readonly site_id: number;
	readonly group_id: number;
	readonly keyword_id: number;
}

interface ConversionEventTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly name: string;
	/** The name of the event in the analytics source. */
	readonly event_alias: string;
	readonly goal_number: number;
	readonly conversion_type: string;
	readonly created_ms: number;
	readonly updated_ms: number;
}

interface IdempotentAnswerTable {
	readonly account_id: number;
	readonly key: string;
	readonly request_hash: string;
	/** JSON. */
	readonly answer: string;
	readonly created_ms: number;
}

interface PageTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	/** Normalized; see `url-key.ts`. `keyword:ID` for facts without a URL. */
	readonly url_key: string;
	/** As first seen; empty for facts without a URL. */
	readonly url: string;
	/**
	 * The page that this one duplicates or redirects to, according to the engine or to the redirect
	 * itself.
	 */
	readonly same_as_page_id: number | null;
}

/** The title and snippet that the engine showed for a result. */
interface ListingTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly hash: string;
	readonly title: string;
	readonly snippet: string;
}

interface OfKeyword {
	readonly site_id: number;
	readonly engine_id: number;
	readonly keyword_id: number;
}

interface OfPage {
	readonly site_id: number;
	readonly engine_id: number;
	readonly page_id: number;
}

/** `position_sum` is position × impressions, so that averages weigh by impressions. */
interface SearchSums {
	readonly impressions: number;
	readonly clicks: number;
	readonly position_sum: number;
}

/** One observation of a results page. Without a row, the keyword was not checked. */
interface RankDayTable extends OfKeyword {
	readonly day: number;
	/** `r` ranked, `u` not in the checked depth, `e` the check failed. */
	readonly state: RankState;
	readonly rank: number | null;
	readonly checked_depth: number | null;
	readonly page_id: number | null;
	readonly listing_id: number | null;
}

export type RankState = 'r' | 'u' | 'e';

/** The engine's own figures for a query, from the site's property. */
interface SearchDayTable extends OfKeyword, SearchSums {
	/** The first day that the row covers. */
	readonly day: number;
	/** 1, or 7 for engines with weekly figures. */
	readonly days: number;
	/** The page with the most clicks, then impressions; null if pages are unknown. */
	readonly page_id: number | null;
}

interface SearchMonthTable extends OfKeyword, SearchSums {
	readonly month: number;
}

/** Counts each page separately, so the sum differs from `search_day`. */
interface SearchPageDayTable extends OfKeyword, SearchSums {
	readonly day: number;
	readonly page_id: number;
}

/** Totals of a range, as in an export; they cannot be split into days. */
interface SearchPeriodTable extends OfKeyword, SearchSums {
	readonly from_day: number;
	readonly to_day: number;
	/** The imported file; null if nobody noted it. */
	readonly file_name: Generated<string | null>;
}

/** Includes the queries that the engine does not disclose, so it exceeds the sum of `search_day`. */
interface SiteSearchDayTable extends SearchSums {
	readonly site_id: number;
	readonly engine_id: number;
	readonly day: number;
}

/** Only the newest days; an hour is named by its beginning. */
interface SiteSearchHourTable extends SearchSums {
	readonly site_id: number;
	readonly engine_id: number;
	readonly hour_ms: number;
	readonly is_final: number;
}

/**
 * A day of the whole site by the country and device of the person who searched. Days that were read
 * by one of the two leave the other empty.
 */
interface SearchSplitDayTable extends SearchSums {
	readonly site_id: number;
	readonly engine_id: number;
	readonly day: number;
	/** Two letters; `zz` if the engine knows no country. */
	readonly country: string;
	/** `desktop`, `mobile` or `tablet`. */
	readonly device: string;
}

/**
 * The engine's own figures for a page, including the queries that it does not disclose, so they
 * exceed the sum of `search_page_day`.
 */
interface PageSearchDayTable extends OfPage, SearchSums {
	readonly day: number;
}

/** The first and last day on which a page was seen for a keyword, from any source. */
interface PageKeywordTable extends OfPage {
	readonly keyword_id: number;
	readonly first_day: number;
	readonly last_day: number;
}

interface PageDayTable extends OfPage {
	readonly day: number;
	readonly visits: number;
}

interface PageMonthTable extends OfPage {
	readonly month: number;
	readonly visits: number;
}

interface PageEventDayTable extends OfPage {
	readonly day: number;
	/** 0 for conversions without an event. */
	readonly event_id: number;
	readonly conversions: number;
	readonly revenue_minor: number;
}

interface PageEventMonthTable extends OfPage {
	readonly month: number;
	readonly event_id: number;
	readonly conversions: number;
	readonly revenue_minor: number;
}

interface SearchVolumeTable extends OfKeyword {
	readonly month: number;
	readonly volume: number;
}

interface ConnectionTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	/** Name of the source's folder in `sources`. */
	readonly source: string;
	readonly engine_id: number;
	/** JSON, without secrets. */
	readonly settings: string;
	/** Encrypted; null for a source that needs none. */
	readonly credentials: string | null;
	readonly created_ms: number;
}

/** The days that a connection has read, so that the next run continues after them. */
interface ConnectionDayTable {
	readonly site_id: number;
	readonly connection_id: number;
	readonly day: number;
	readonly is_final: number;
	readonly read_ms: number;
}

/** Google's URL inspection of a page. Texts are empty where Google gave none. */
interface PageInspectionTable {
	readonly site_id: number;
	readonly page_id: number;
	readonly inspected_ms: number;
	readonly verdict: string;
	readonly coverage_state: string;
	readonly robots_txt_state: string;
	readonly indexing_state: string;
	readonly page_fetch_state: string;
	readonly google_canonical: string;
	readonly user_canonical: string;
	readonly last_crawl_ms: number | null;
	/** JSON. */
	readonly rich_results: string;
}

/** The history of Google's verdict on a page: a row for each change, from the time that showed it. */
interface PageVerdictTable {
	readonly site_id: number;
	readonly page_id: number;
	readonly since_ms: number;
	readonly verdict: string;
	readonly coverage_state: string;
	readonly robots_txt_state: string;
	readonly indexing_state: string;
	readonly page_fetch_state: string;
	readonly google_canonical: string;
	readonly user_canonical: string;
	/** `MOBILE` or `DESKTOP`: the crawler that Google used. */
	readonly crawled_as: string;
	/** Empty for a page without rich results. */
	readonly rich_results_verdict: string;
	readonly last_crawl_ms: number | null;
}

/** The names that make a query a search for the site itself; without a row, its domain decides. */
interface BrandTable {
	readonly site_id: number;
	/** JSON list. */
	readonly names: string;
}

/** An address of the console under a name. */
interface ChangePlanTable {
	readonly site_id: number;
	readonly note: string;
	/** The day on which the change is to be made. */
	readonly day: number;
	readonly created_ms: number;
	/** JSON lists of URLs. */
	readonly changed: string;
	readonly alone: string;
}

interface SavedViewTable {
	readonly site_id: number;
	readonly view_key: string;
	readonly name: string;
	/** The common form of all spellings; no two views of a site share it. */
	readonly name_key: string;
	/** Path and query of a screen, without the site. */
	readonly address: string;
	readonly saved_ms: number;
}

/** The experience of Chrome’s users in the 28 days up to `last_day`: the 75th percentile of visits. */
interface FieldWeekTable {
	readonly site_id: number;
	/** 0 for the whole origin. */
	readonly page_id: number;
	/** `all`, `phone`, `desktop` or `tablet`. */
	readonly form_factor: string;
	readonly last_day: number;
	readonly lcp_ms: number | null;
	readonly inp_ms: number | null;
	readonly cls: number | null;
	/** Shares of good visits, from 0 to 1. */
	readonly lcp_good: number | null;
	readonly inp_good: number | null;
	readonly cls_good: number | null;
}

/** The state of a page as audits saw it; a row only where it differs from the one before. */
interface PageStateTable {
	readonly site_id: number;
	readonly page_id: number;
	readonly seen_ms: number;
	readonly verdict: string;
	readonly must_fix: number;
	readonly worth_fixing: number;
	readonly notes: number;
	/** The failed rules, five characters each; see `rule-codes.ts`. */
	readonly failing: string;
	/** JSON; see `page-state.ts`. */
	readonly fields: string;
}

/** The changes of a page, once for each day, kind and note. */
interface PageChangeTable {
	readonly site_id: number;
	readonly page_id: number;
	/** The day of the change, or on which it was first seen, in the time zone of the site. */
	readonly day: number;
	/** Comma-separated; empty for a change that somebody noted. */
	readonly fields: string;
	readonly note: string;
	readonly seen_ms: number;
	readonly made_by: string;
	/** Comma-separated names of rules. */
	readonly resolved: string;
	readonly caused: string;
}

interface WatchTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly name: string;
	/** JSON; see `watch-settings.ts`. */
	readonly settings: string;
	/** Cron expression. */
	readonly schedule: string;
	readonly is_paused: number;
	readonly created_ms: number;
	/** Time of the last complete look. */
	readonly looked_ms: number | null;
	/** When people were notified that the watch had stopped. */
	readonly silence_told_ms: number | null;
	/** Hash of the secret in the address of its feed. */
	readonly feed_hash: string | null;
}

interface WatchTargetTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly watch_id: number;
	readonly kind: string;
	/** Encrypted JSON with address and secret; null after a move to a different database. */
	readonly sealed: string | null;
}

interface WatchSubjectTable {
	readonly site_id: number;
	readonly watch_id: number;
	/** The subject that has the faults: a URL, a host, or a keyword in a search engine. */
	readonly subject: string;
	/** JSON; see `settle-faults.ts`. */
	readonly faults: string;
	/** JSON of what people change on a page; see `settle-fields.ts`. Null if unknown. */
	readonly fields: string | null;
}

interface WatchMessageTable {
	readonly site_id: number;
	/** Random; receivers get it with each attempt. */
	readonly message_id: string;
	readonly watch_id: number;
	/** JSON; see `news.ts`. */
	readonly news: string;
	readonly created_ms: number;
	readonly due_ms: number;
}

interface WatchDeliveryTable {
	readonly site_id: number;
	readonly message_id: string;
	readonly target_id: number;
	/** `waiting`, `sent` or `failed`. */
	readonly state: string;
	readonly attempts: number;
	readonly next_ms: number;
	readonly last_error: string | null;
}

interface SerpRunTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	readonly engine_id: number;
	readonly day: number;
	/**
	 * `running`, `done`, `failed` (most checks failed), `suspect` (held back, because most keywords
	 * lost their rank at once) or `dropped` (a later run showed that it was wrong).
	 */
	readonly state: string;
	readonly started_ms: number;
	readonly finished_ms: number | null;
}

/** One keyword of a run. Becomes an observation when the run is done. */
interface SerpCheckTable {
	readonly site_id: number;
	readonly run_id: number;
	readonly keyword_id: number;
	/** `asked` (the provider is working on it), or a `RankState`. */
	readonly state: string;
	readonly provider: string;
	/** The provider’s own id of the task. */
	readonly task: string | null;
	readonly rank: number | null;
	/** The requested depth while the state is `asked`. */
	readonly checked_depth: number | null;
	readonly url: string | null;
	readonly title: string | null;
	readonly snippet: string | null;
	readonly error: string | null;
}

interface SerpSpendTable {
	readonly site_id: number;
	readonly month: number;
	readonly provider: string;
	readonly requests: number;
	/** Millionths of a US dollar. */
	readonly cost_micros: number;
}

interface JobTable {
	readonly id: Generated<number>;
	readonly site_id: number;
	/** Unique: adding a second job with the same key updates the first. */
	readonly key: string;
	readonly kind: string;
	/** JSON. */
	readonly payload: string;
	/** Cron expression; null to run once. */
	readonly schedule: string | null;
	/** `waiting`, `leased`, `done` or `failed`. */
	readonly state: string;
	readonly run_at_ms: number;
	readonly attempts: number;
	readonly lease_owner: string | null;
	readonly lease_until_ms: number | null;
	readonly last_error: string | null;
	/** JSON list of the notes of the last successful run. */
	readonly notes: string | null;
	/** Time of the last success. */
	readonly finished_ms: number | null;
}

/** A site whose row is gone, so that nobody sees it, while its other rows are being deleted. */
interface RemovalTable {
	readonly site_id: number;
	readonly global_key: string;
	readonly domain: string;
	readonly account_key: string;
	readonly account_name: string;
	readonly begun_ms: number;
}

interface CrawlTable {
	readonly id: Generated<number>;
	/** The account that shows it; null for a crawl of a site that no account has. */
	readonly site_id: number | null;
	readonly start: string;
	/** JSON, without passwords and the values of headers. */
	readonly settings: string;
	/** `running`, `done` or `removed`. */
	readonly state: string;
	/** The most pages to visit; null for no limit. */
	readonly most: number | null;
	/** Visits so far, including those that are running. */
	readonly taken: number;
	/** JSON of what the sitemaps contain; null until they were read. */
	readonly sitemaps: string | null;
	readonly created_ms: number;
	readonly ended_ms: number | null;
	/** The worker that reads the sitemaps, or compares the pages with each other. */
	readonly lease_owner: string | null;
	readonly lease_until_ms: number | null;
}

interface CrawlUrlTable {
	readonly crawl_id: number;
	readonly id: Generated<number>;
	/** Hash of the URL without needless escapes. */
	readonly hash: string;
	readonly url: string;
	/** See `crawl/urls/url-state.ts`. */
	readonly state: number;
	/** Links away from the start; `sitemapDepth` if only a sitemap lists it. */
	readonly depth: number;
	/** How many URLs of the same pattern led here in a row. */
	readonly chain: number;
	/** Number of the sitemap file that lists it, from 0. */
	readonly sitemap: number | null;
	/** The first page that links to it. */
	readonly from_id: number | null;
	readonly status: number | null;
	readonly redirect_id: number | null;
	/** JSON: why there is no page. */
	readonly failure: string | null;
	/** How many workers that had leased it were lost. */
	readonly attempts: number;
	readonly lease_owner: string | null;
	readonly lease_until_ms: number | null;
}

interface CrawlPageTable {
	readonly crawl_id: number;
	readonly url_id: number;
	readonly status: number | null;
	readonly indexable: string;
	/** For the budget “score”. */
	readonly score: number;
	readonly blockers: number;
	readonly errors: number;
	readonly warnings: number;
	readonly notes: number;
	readonly title: string | null;
	readonly description: string | null;
	readonly canonical: string | null;
	readonly language: string | null;
	readonly page_type: string | null;
	/** Equal for pages made from one template. */
	readonly shape: string;
	readonly bytes: number;
	readonly answer_ms: number;
	/** URL ids of the links with their places; see `crawl/pages/packed-links.ts`. */
	readonly links: string;
	/** The rest of the summary; see `crawl/pages/packed-data.ts`. */
	readonly data: string;
}

interface CrawlFindingTable {
	readonly crawl_id: number;
	readonly url_id: number;
	readonly rule: string;
	readonly severity: string;
	readonly count: number;
	/** Occurrences without texts; see `crawl/pages/stored-occurrence.ts`. */
	readonly data: string;
}

/** When a host may be requested next, shared by all workers. */
interface CrawlHostTable {
	readonly crawl_id: number;
	readonly host: string;
	readonly next_ms: number;
	readonly interval_ms: number;
}

interface CrawlPageDetailTable {
	readonly crawl_id: number;
	readonly url_id: number;
	/** See `crawl/pages/page-details.ts`. */
	readonly data: string;
}

/** The versions in other languages that a sitemap lists for a URL. */
interface CrawlSitemapVersionTable {
	readonly crawl_id: number;
	/** As in `crawl_url`. */
	readonly hash: string;
	/** Packed list of language codes and URLs. */
	readonly data: string;
}

/** Counters, such as the URLs that were left out for a reason. */
interface CrawlCountTable {
	readonly crawl_id: number;
	readonly kind: string;
	readonly name: string;
	readonly count: number;
	readonly example: string;
}
