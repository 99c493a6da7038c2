import { listFieldData } from '../endpoints/list-field-data.ts';
import { listOpportunities } from '../endpoints/list-opportunities.ts';
import { listSearchPages } from '../endpoints/list-search-pages.ts';
import { listSearchQueries } from '../endpoints/list-search-queries.ts';
import { listVerdicts } from '../endpoints/list-verdicts.ts';
import {
	auditVerdictSchema,
	coverageSchema,
	engineEventSchema,
	figuresSchema,
	googleVerdictSchema,
	pastVerdictSchema,
} from '../endpoints/search-answers.ts';
import { listSearchSplit } from '../endpoints/search-split.ts';
import { listSearchTotals } from '../endpoints/search-totals.ts';
import { setBrandNames } from '../endpoints/set-brand-names.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: totals } = listSearchTotals.output;
const { shape: pages } = listSearchPages.output;
const { shape: queries } = listSearchQueries.output;
const { shape: split } = listSearchSplit.output;
const { shape: verdicts } = listVerdicts.output;
const { shape: opportunities } = listOpportunities.output;
const { shape: fieldData } = listFieldData.output;
const brand = objectIn(totals.brand);
const beyondUsual = objectIn(totals.beyond_usual);
const page = objectIn(pages.pages);
const query = objectIn(queries.queries);
const summary = objectIn(queries.summary);
const opportunity = objectIn(opportunities.opportunities);
const record = objectIn(fieldData.records);

const siteKey = ['The key of the site.', 'sample-site'] as const;
const pageUrl = ['The page.', 'https://bakery.example/rye-bread'] as const;
const day = 'as YYYY-MM-DD';

const figures = {
	clicks: ['Clicks on results of the site.', 118],
	impressions: ['How often a result of the site was shown.', 1840],
	ctr: ['Clicks by impressions, from 0 to 1; 0 without impressions.', 0.0641],
	average_position: [
		'The mean position, from 1; null without impressions, and where the engine knows none, as in Discover.',
		4.2,
	],
} as const;

const searchMeta = {
	site_global_key: siteKey,
	search_engine_global_key: [
		'The key of the search engine that the figures are from; null if none has data.',
		'google',
	],
	date_from: [`The first day of the range, ${day}.`, '2026-11-01'],
	date_to: [`The last day of the range, ${day}.`, '2026-11-14'],
	coverage: 'Which days of the range the figures are complete for.',
	engine_events:
		'Updates of the engine, and faults of its figures, that touch the range or the one to compare with; newest first.',
} as const;

const paging = {
	limit: ['The most items that this answer may have.', 100],
	offset: ['The number of items that were skipped.', 0],
} as const;

const googleFacts = {
	state: ['Whether the page is in Google’s index.', 'indexed'],
	verdict: ['Google’s verdict: PASS, PARTIAL, FAIL, NEUTRAL or VERDICT_UNSPECIFIED.', 'PASS'],
	coverage: ['Google’s own words for the state.', 'Submitted and indexed'],
	robots_txt: ['Whether robots.txt lets Google in.', 'ALLOWED'],
	indexing: ['Whether the page lets itself be indexed.', 'INDEXING_ALLOWED'],
	page_fetch: ['The result of Google’s last request.', 'SUCCESSFUL'],
	google_canonical: ['The canonical that Google chose; null if Google names none.', pageUrl[1]],
	declared_canonical: ['The canonical that the page names; null if Google saw none.', pageUrl[1]],
	crawled_as: ['MOBILE or DESKTOP; empty if Google does not say.', 'MOBILE'],
	rich_results: ['PASS, FAIL and so on; empty for a page without rich results.', 'PASS'],
	last_crawl: [
		'When Google last read the page, in UTC; null if it never did.',
		'2026-11-12T04:31:00Z',
	],
} as const;

const segmentMeta = {
	segment: ['Its conditions; null for the whole site.', null],
	basis: ['The kind of rows that were added up.', 'pages'],
} as const;

const isComplete =
	'Whether the figures are final: every day was read, and the engine corrects none any more.';

export const searchSchemas = [
	named(
		'SearchFigures',
		figuresSchema,
		'Clicks and impressions as the search engine counts them.',
		figures,
	),
	named('SearchCoverage', coverageSchema, 'Which days of the range the figures are complete for.', {
		complete_to: [
			`The last day, ${day}, up to which every day is complete; null if the first day is not.`,
			'2026-11-12',
		],
		incomplete: 'Days that were read but that the engine still corrects.',
		missing: 'Days that nobody has read: their figures are missing, not zero.',
		read_at: [
			'When the newest figures were read, in UTC; null if they never were.',
			'2026-11-15T05:00:00Z',
		],
	}),
	named('EngineEvent', engineEventSchema, 'An update of an engine, or a fault of its figures.', {
		kind: [
			'The kind of event. With miscounted_impressions on one side of a comparison alone, only its clicks can be compared.',
			'core_update',
		],
		from: [`The first day, ${day}.`, '2026-05-21'],
		to: [`The last day, ${day}.`, '2026-06-02'],
		source: ['Where the engine says so.', 'https://status.search.google.com/'],
	}),
	named('DayRange', objectIn(coverageSchema.shape.missing), 'Days in a row.', {
		from: [`The first day, ${day}.`, '2026-11-13'],
		to: [`The last day, ${day}.`, '2026-11-14'],
	}),
	named(
		'SearchTotals',
		listSearchTotals.output,
		'Figures of a whole site, or of some pages together.',
		{
			meta: 'The request, with the values that applied.',
			totals: 'The figures of the whole range.',
			steps: 'The figures of each day, week or month.',
			beyond_usual:
				'Whether each figure moved more from the days just before than it usually does. Only with include_usual=true.',
			brand: 'The figures by kind of query. Only with include_brand=true.',
			hours: 'The newest days by hour. Only with include_hours=true.',
		},
	),
	named('SearchTotalsMeta', totals.meta, 'The request, with the values that applied.', {
		...searchMeta,
		...segmentMeta,
		granularity: [
			'The length of a step; longer than requested if the range is too long for that.',
			'daily',
		],
	}),
	named('SearchStep', objectIn(totals.steps), 'The figures of a day, a week or a month.', {
		date: [`The first day of the step, ${day}.`, '2026-11-01'],
		...figures,
		is_complete: [`${isComplete} False for a week or a month that the range cuts short.`, true],
	}),
	named(
		'BeyondUsual',
		beyondUsual,
		'Whether each figure moved more from the days just before than it usually does; null where nobody can tell.',
		{
			clicks: ['Whether clicks did; null as above.', false],
			impressions: ['Whether impressions did; null as above.', false],
			ctr: ['Whether the CTR did; null as above.', true],
			average_position: ['Whether the mean position did; null as above.', null],
		},
	),
	named('BrandSplit', brand, 'Figures by kind of query.', {
		names: ['The names that make a query branded.', ['hearth & crumb']],
		branded: 'Queries with one of the names.',
		other: 'All other queries.',
		undisclosed: 'Queries that the search engine does not disclose.',
	}),
	named(
		'UndisclosedFigures',
		brand.shape.undisclosed,
		'Queries that the search engine does not disclose.',
		{
			clicks: ['Their clicks.', 40],
			impressions: ['Their impressions.', 900],
		},
	),
	named('SearchHour', objectIn(totals.hours), 'The figures of one hour.', {
		hour: ['The beginning of the hour, in UTC.', '2026-11-14T09:00:00Z'],
		...figures,
		is_complete: [isComplete, false],
	}),
	named('SearchPages', listSearchPages.output, 'The pages of a site with their figures.', {
		meta: 'The request, with the values that applied.',
		totals: 'All pages of the site together, whatever the filters.',
		pages: 'The pages, in the requested order.',
	}),
	named('SearchPagesMeta', pages.meta, 'The request, with the values that applied.', {
		...searchMeta,
		...segmentMeta,
		compare_from: [`The first day to compare with, ${day}; null without a comparison.`, null],
		compare_to: [`The last day to compare with, ${day}; null without a comparison.`, null],
		compare_coverage: 'Which of those days are complete; null without a comparison.',
		sort_col: ['The column that the list is sorted by.', 'clicks'],
		sort_dir: ['The direction of sorting.', 'desc'],
		...paging,
	}),
	named('SearchPage', page, 'A page with its figures and verdicts.', {
		url: pageUrl,
		...figures,
		before: 'The figures of the range to compare with; null without one.',
		google: 'Google’s verdict; null if the page was never inspected.',
		audit: 'Our own verdict; null if the page was never audited.',
		titles: 'The title as written and as shown.',
	}),
	named('PageTitles', page.shape.titles, 'The title as written and as shown.', {
		written: [
			'The title element at the last audit; null without an audit.',
			'Rye bread: our recipe',
		],
		shown: 'The newest title that was seen on a results page; null if none was.',
	}),
	named('ShownTitle', objectIn(page.shape.titles.shape.shown), 'A title on a results page.', {
		title: ['The title.', 'Rye bread – Hearth & Crumb'],
		keyword: ['The query.', 'rye bread'],
		date: [`The day, ${day}.`, '2026-11-10'],
	}),
	named('SearchQueries', listSearchQueries.output, 'The queries of a site with their figures.', {
		meta: 'The request, with the values that applied.',
		summary:
			'All queries that fit together; null in later parts of the list, and if no figures are known by country or device.',
		queries: 'The queries, in the requested order.',
	}),
	named('SearchQueriesMeta', queries.meta, 'The request, with the values that applied.', {
		...searchMeta,
		...segmentMeta,
		compare_from: [`The first day to compare with, ${day}; null without a comparison.`, null],
		compare_to: [`The last day to compare with, ${day}; null without a comparison.`, null],
		compare_coverage: 'Which of those days are complete; null without a comparison.',
		imported:
			'The imported file that the figures came from, if it has totals without days; null if the figures are sums of days.',
		view: ['The part of the list; null for all.', null],
		sort_col: ['The column that the list is sorted by.', 'clicks'],
		sort_dir: ['The direction of sorting.', 'desc'],
		...paging,
	}),
	named('ImportedPeriod', objectIn(queries.meta.shape.imported), 'A file of totals without days.', {
		file_name: ['The name of the file; null if it is not known.', null],
		from: [`The first day that it covers, ${day}.`, '2026-08-25'],
		to: [`The last day that it covers, ${day}.`, '2026-11-24'],
		is_cut: ['Whether it ends after 1,000 queries, as exports of Search Console do.', true],
	}),
	named('QueriesSummary', summary, 'All queries that fit together.', {
		queries: ['How many there are.', 1848],
		...figures,
		before: 'The figures of the range to compare with; null without one.',
		places: 'How many are in each part of the results.',
		views: 'How many the views have of those that fit the other filters.',
	}),
	named('QueryPlaces', summary.shape.places, 'How many queries are in each part of the results.', {
		top3: ['At positions 1 to 3.', 66],
		first_page: ['At positions 4 to 10.', 167],
		second_page: ['At positions 11 to 20.', 229],
		below: ['At positions 21 and below.', 501],
		absent: ['Not shown in the range.', 37],
	}),
	named('QueryViews', summary.shape.views, 'How many queries each view has.', {
		tracked: ['Tracked keywords.', 147],
		new: ['Shown now and not before; null if a day of either side is not complete.', 63],
		lost: ['Shown before and not now; null if a day of either side is not complete.', 103],
		fell: ['With fewer clicks than before; null without a fair comparison.', 35],
		rose: ['With more clicks than before; null without a fair comparison.', 9],
		near_first_page: ['At positions 11 to 20.', 229],
	}),
	named('SearchQuery', query, 'A query with its figures.', {
		keyword: ['The query.', 'rye bread'],
		...figures,
		before: 'The figures of the range to compare with; null without one.',
		is_tracked: ['Whether it is a tracked keyword.', true],
		is_branded: ['Whether it contains a name of the brand.', false],
		url: [
			'The page with most clicks, or the one in the results; empty if none is known.',
			pageUrl[1],
		],
		pages: ['How many pages of the site were shown.', 1],
		groups: ['The names of its groups.', ['Breads']],
		rank: ['The last rank in the range; null without one.', 4],
		search_volume: ['Searches a month; null if unknown.', 2400],
		visits: ['Visits of the page; null if unknown.', 96],
		conversions: ['Conversions of the page.', 3],
	}),
	named('SearchSplit', listSearchSplit.output, 'A site by country and by device.', {
		meta: 'The request, with the values that applied.',
		totals: 'The whole site, as it is without countries and devices.',
		countries: 'The countries, most clicks first.',
		devices: 'The kinds of devices, most clicks first.',
	}),
	named('SearchSplitMeta', split.meta, 'The request, with the values that applied.', {
		...searchMeta,
		...segmentMeta,
		basis: ['nothing if the conditions are about pages or queries.', 'split'],
		compare_from: [`The first day to compare with, ${day}; null without a comparison.`, null],
		compare_to: [`The last day to compare with, ${day}; null without a comparison.`, null],
	}),
	named('SplitList', split.countries, 'The figures of a site by one dimension.', {
		coverage: 'The days that were read like this, which may be fewer than those of the whole site.',
		compare_coverage: 'The same of the days to compare with; null without a comparison.',
		totals: 'All rows together.',
		rows: 'The rows; empty if nobody turned this on for the series.',
	}),
	named('SplitRow', objectIn(split.countries.shape.rows), 'A country or a kind of device.', {
		name: ['Two letters, zz for an unknown country; or desktop, mobile or tablet.', 'jp'],
		...figures,
		before: 'The figures of the range to compare with; null without one.',
	}),
	named('GoogleVerdict', googleVerdictSchema, 'The result of Google’s URL Inspection of a page.', {
		...googleFacts,
		inspected_at: ['When Google was asked, in UTC.', '2026-11-13T06:00:00Z'],
		explanation: 'The reason for Google’s decision, joined with our findings on the page.',
	}),
	named('VerdictExplanation', googleVerdictSchema.shape.explanation, 'Why Google decided so.', {
		code: ['Names the case; a client may switch over it.', 'indexed'],
		reason: ['The reason, in the requested language.', 'Google has indexed the page.'],
		fix: ['What to do, in the requested language; empty if nothing is.', ''],
	}),
	named('PastVerdict', pastVerdictSchema, 'An earlier state of a page.', {
		since: ['When an inspection first showed it, in UTC.', '2026-10-02T06:00:00Z'],
		...googleFacts,
	}),
	named('AuditVerdict', auditVerdictSchema, 'Our own newest verdict on a page.', {
		verdict: ['Whether search engines can show the page, as in a report.', 'yes'],
		audited_at: ['When an audit first saw the page in this state, in UTC.', '2026-11-11T08:00:00Z'],
		failed_rules: ['The names of the failed rules, notes included.', ['title_tag_is_not_too_long']],
	}),
	named('GoogleVerdicts', listVerdicts.output, 'Google’s verdicts on the pages of a site.', {
		meta: 'The request, with the values that applied.',
		pages: 'The pages; those that are not indexed come first.',
	}),
	named('GoogleVerdictsMeta', verdicts.meta, 'The request, with the values that applied.', {
		site_global_key: siteKey,
		counts: 'How many pages are in each state.',
		inspected_at: [
			'The newest inspection of the site, in UTC; null if there was none.',
			'2026-11-13T06:00:00Z',
		],
		...paging,
	}),
	named('StateCounts', verdicts.meta.shape.counts, 'How many pages are in each state.', {
		indexed: ['Pages in Google’s index.', 38],
		not_indexed: ['Pages that Google left out.', 4],
		unknown: ['Pages with figures but no inspection.', 7],
	}),
	named('PageVerdict', objectIn(verdicts.pages), 'The verdicts on a page.', {
		url: pageUrl,
		google: 'Google’s verdict.',
		audit: 'Our own verdict; null if the page was never audited.',
		history: 'Each state of the page, the newest first. Only with include_history=true.',
	}),
	named('Opportunities', listOpportunities.output, 'Where something can be gained.', {
		meta: 'The request, with the values that applied, and what could be looked at.',
		opportunities: 'The opportunities, most clicks first.',
	}),
	named('OpportunitiesMeta', opportunities.meta, 'The request, with the values that applied.', {
		...searchMeta,
		looked: 'The kinds that were looked for, and those that could not be.',
		...paging,
	}),
	named('LookedAt', objectIn(opportunities.meta.shape.looked), 'One kind of opportunity.', {
		kind: ['The kind.', 'decay'],
		found: ['How many were found.', 2],
		not_looked_because: [
			'Why it could not be looked at; null if everything that this kind needs was there.',
			null,
		],
		not_looked_code: ['The same reason as a code; null if it was looked at.', null],
	}),
	named('Opportunity', opportunity, 'A page or query where something can be gained.', {
		kind: ['The kind.', 'near_first_page'],
		url: pageUrl,
		keyword: ['The query; null if it is about the whole page.', 'rye bread recipe'],
		clicks_to_gain: [
			'Clicks to gain in 28 days, by the site’s own figures, or to win back if the page lost them; null if nobody can tell.',
			34,
		],
		reason: [
			'The reason, in the requested language.',
			'People see the page on the second page of results.',
		],
		what_to_do: [
			'What to do, in the requested language.',
			'Use the words of the query in the title.',
		],
		evidence: 'The facts behind the reason. Fields that do not matter to the kind are missing.',
	}),
	named('OpportunityEvidence', opportunity.shape.evidence, 'The facts behind an opportunity.', {
		clicks: ['Clicks in the 28 days.', 12],
		impressions: ['Impressions in the 28 days.', 900],
		average_position: ['The mean position, from 1; null if the engine knows none.', 12.4],
		usual_clicks: ['The clicks that are usual on this site at these positions.', 31.5],
		chance: ['How unlikely so few clicks are by chance alone, from 0 to 1.', 0.002],
		missing_in: ['Where words of the query are missing.', ['title']],
		missing_words: ['The missing words.', ['recipe']],
		title: ['The title of the page.', 'Rye bread'],
		weeks: ['Clicks by week, oldest first; the last ones are those that fell.', [40, 41, 22, 18]],
		weeks_fallen: ['How many of the last weeks fell.', 2],
		expected_clicks: ['The clicks of those weeks if the page had moved like the site.', 80.2],
		pages: 'The pages that take turns.',
		turns: ['How often a different page was first.', 6],
		google: ['Google’s own sentence about the page.', 'Crawled - currently not indexed'],
		failed_rules: ['The names of our failed rules.', ['robots_allow_indexing']],
	}),
	named(
		'TurnTakingPage',
		objectIn(opportunity.shape.evidence.shape.pages),
		'A page that takes turns with others for a query.',
		{
			url: pageUrl,
			days: ['Days on which it was the site’s first page.', 9],
			clicks: ['Its clicks for the query.', 8],
			impressions: ['Its impressions for the query.', 410],
			average_position: ['Its mean position, from 1; null if the engine knows none.', 8.1],
		},
	),
	named('FieldData', listFieldData.output, 'How fast visitors see the pages.', {
		meta: 'The request, with the values that applied.',
		records: 'The origin, or the requested pages; empty where Google reports nothing.',
	}),
	named('FieldDataMeta', fieldData.meta, 'The request, with the values that applied.', {
		site_global_key: siteKey,
		form_factor: ['The kind of device.', 'all'],
	}),
	named('FieldRecord', record, 'The weeks of an origin or a page.', {
		url: ['The page; null for the whole origin.', null],
		weeks: 'The weeks, the oldest first.',
	}),
	named('FieldWeek', objectIn(record.shape.weeks), 'The experience of visitors in 28 days.', {
		last_day: [`The last of the 28 days, ${day}.`, '2026-11-14'],
		lcp_ms: [
			'LCP in milliseconds that three quarters of visits do not exceed; null if too few were measured.',
			1840,
		],
		inp_ms: [
			'INP in milliseconds that three quarters of visits do not exceed; null if too few were measured.',
			140,
		],
		cls: [
			'CLS (a number without a unit) that three quarters of visits do not exceed; null if too few were measured.',
			0.04,
		],
		lcp_good: [
			'The share of visits with a good LCP, from 0 to 1; null if too few were measured.',
			0.88,
		],
		inp_good: [
			'The share of visits with a good INP, from 0 to 1; null if too few were measured.',
			0.93,
		],
		cls_good: [
			'The share of visits with a good CLS, from 0 to 1; null if too few were measured.',
			0.96,
		],
	}),
	named('BrandNames', setBrandNames.output, 'The names of the brand.', {
		meta: 'The site.',
		names: ['The names that make a query branded from now on.', ['hearth & crumb']],
	}),
	named('BrandNamesMeta', setBrandNames.output.shape.meta, 'The site.', {
		site_global_key: siteKey,
		account_name: ['The name of the account.', 'Sample account'],
	}),
];
