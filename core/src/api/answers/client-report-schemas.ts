import { listPortfolio } from '../endpoints/list-portfolio.ts';
import { showReport } from '../endpoints/show-report.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: report } = showReport.output;
const section = objectIn(report.sections);
const evidence = report.evidence;
const page = objectIn(evidence.shape.pages);

const mark = [
	'better or worse: beyond chance; open: within chance, or a plain fact; unknown: not known.',
	'better',
] as const;

export const clientReportSchemas = [
	named('ClientReport', showReport.output, 'A site and a time in one page.', {
		meta: 'The site and the days.',
		headline: [
			'The most important sentence.',
			'Clicks stayed as they usually are: 3,120, 2% more than in the 28 days before.',
		],
		lead: ['The days, and what the report rests on.', 'October 26 – November 22, 2026'],
		sections: 'The parts of the first page: movements, reasons, work, its effect, next steps.',
		evidence: 'The figures behind the sentences.',
		html: ['The report as one HTML file; null unless it was requested.', null],
	}),
	named('ClientReportMeta', report.meta, 'The site and the days of a report.', {
		site_global_key: ['The key of the site.', 'sample-site'],
		search_engine_global_key: [
			'The key of the search engine that the figures are from; null if none has data.',
			'google_us',
		],
		domain: ['The domain of the site.', 'bakery.example'],
		title: ['The title of the site.', 'Hearth & Crumb'],
		locale: ['The language of the sentences.', 'en'],
		date_from: ['The first day, as YYYY-MM-DD.', '2026-10-26'],
		date_to: ['The last day, as YYYY-MM-DD.', '2026-11-22'],
		compare_from: ['The first day of the time to compare with; null without one.', '2026-09-28'],
		compare_to: ['The last day of the time to compare with; null without one.', '2026-10-25'],
	}),
	named('ReportSection', section, 'A part of the first page.', {
		name: ['moved, why, done, worked or next.', 'moved'],
		title: ['The heading, in the requested language.', 'What moved'],
		sentences: 'Its sentences.',
	}),
	named('ReportSentence', objectIn(section.shape.sentences), 'A sentence of the first page.', {
		mark,
		text: ['The sentence, in the requested language.', 'None of 38 pages moved beyond chance.'],
		evidence: [
			'The evidence that it rests on: A clicks by week, B moved pages, C changes, D faults, E limits.',
			['B'],
		],
	}),
	named('ReportEvidence', evidence, 'The figures behind the sentences.', {
		weeks: 'Clicks by week, oldest first.',
		engine_events: 'Updates of the search engine in these weeks, newest first.',
		pages: 'Pages that moved beyond chance, those that moved most first.',
		changes: 'Changes with their effect, as the list of effects has them.',
		faults: 'Open faults that watches know.',
		limits: [
			'Things that were not measured, or cannot be known.',
			['No watch looks at this site.'],
		],
	}),
	named('ReportWeek', objectIn(evidence.shape.weeks), 'Seven days.', {
		date: ['The first day, as YYYY-MM-DD.', '2026-11-16'],
		clicks: ['Clicks; null where a day has no complete figures.', 780],
	}),
	named('MovedPage', page, 'A page that moved beyond chance.', {
		url: ['The page.', 'https://bakery.example/rye-bread'],
		mark,
		clicks: ['Clicks in the days of the report.', 412],
		expected_clicks: ['Clicks if its share of the site had stayed the same.', 280],
		queries: 'The queries that changed most; empty where the times cannot be compared.',
	}),
	named('MovedQuery', objectIn(page.shape.queries), 'A query of a moved page.', {
		keyword: ['The query.', 'rye bread'],
		clicks: ['Clicks in the days of the report.', 210],
		before: ['Clicks in the days before.', 96],
		average_position: ['The mean position; null where the engine knows none.', 3.1],
	}),
	named('ReportFault', objectIn(evidence.shape.faults), 'A fault of any number of pages.', {
		text: ['The fault in one line.', '2 pages have no title'],
		count: ['The number of pages.', 2],
		urls: ['The first of them.', ['https://bakery.example/rye-bread']],
	}),
	named('Portfolio', listPortfolio.output, 'All sites in one list.', {
		sites: 'The sites, those that need somebody first.',
	}),
	named('PortfolioSite', objectIn(listPortfolio.output.shape.sites), 'A site in the list.', {
		site_global_key: ['The key of the site.', 'sample-site'],
		domain: ['The domain of the site.', 'bakery.example'],
		title: ['The title of the site.', 'Hearth & Crumb'],
		group: ['today, this_week, unknown (cannot be said yet) or quiet (nothing to do).', 'quiet'],
		reason: ['Why somebody is needed, in the requested language.', 'Nothing beyond chance.'],
		search_engine_global_key: ['The search engine of the figures; null without figures.', 'google'],
		date_to: ['The last of the 28 days, as YYYY-MM-DD; null without figures.', '2026-11-22'],
		clicks: ['Clicks in these days; null without figures.', 3120],
		change: [
			'The change against the 28 days before, as a share; null where they cannot be compared.',
			0.02,
		],
		mark: [
			'better or worse: beyond chance, all sites taken together; open: within chance; unknown.',
			'open',
		],
		weeks: [
			'Clicks by week, the newest 26, oldest first; null for a week without complete figures.',
			[770, 784],
		],
		faults: ['Pages with an open fault; null where no watch looks.', 0],
		crawled_at: ['When the newest crawl began, in UTC; null without one.', '2026-11-20T08:00:00Z'],
		is_crawling: ['Whether it is still running.', false],
		reported_at: ['When the report was sent last, in UTC; null if never.', '2026-11-04T08:00:00Z'],
		next_report_at: ['When it is sent next, in UTC; null without a plan.', '2026-12-04T08:00:00Z'],
	}),
];
