import { changeCrawl } from '../endpoints/change-crawl.ts';
import { crawlSchema } from '../endpoints/crawl.ts';
import { listCrawls } from '../endpoints/list-crawls.ts';
import { setFirstAudit } from '../endpoints/set-first-audit.ts';
import { showCrawl } from '../endpoints/show-crawl.ts';
import { startCrawl } from '../endpoints/start-crawl.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: shown } = showCrawl.output;
const finding = objectIn(shown.findings);
const comparison = objectIn(shown.comparison);

const example = ['One of the URLs.', 'https://bakery.example/rye-bread'] as const;
const pageCount = 'The number of pages.';
const title = [
	'The state that should hold, in the requested language.',
	'The page has a title',
] as const;
const pagesLimit = ['The most pages to visit; null for all.', 500] as const;
const start = ['The first URL.', 'https://bakery.example/'] as const;

export const crawlSchemas = [
	named('Crawls', listCrawls.output, 'The crawls of a site.', {
		total_count: ['The number of crawls of the site.', 1],
		first_audit: [
			'Whether the first figures of its pages begin an audit of the busiest ones.',
			true,
		],
		crawls: 'The crawls, the newest first.',
	}),
	named('Crawl', crawlSchema, 'A crawl, with how far it has come.', {
		crawl_id: ['The id of the crawl.', 1],
		start,
		is_list: [
			'Whether it visits a list of pages, such as the busiest ones, and follows no links.',
			false,
		],
		state: [
			'waiting for a free place on the server; running; stopped by somebody, and can be continued; failed, for the reason in problem; or done.',
			'done',
		],
		begun_at: ['When it began, in UTC.', '2026-11-14T08:00:00Z'],
		ended_at: ['When it ended, in UTC; null while it has not.', '2026-11-14T08:20:00Z'],
		pages_limit: pagesLimit,
		done: ['URLs that were visited, without those that failed.', 480],
		failed: ['URLs without a page.', 3],
		waiting: ['URLs that the limit still allows and nobody has visited yet.', 0],
		left_out: ['URLs that patterns, depth or endless lists left out.', 12],
		problem: ['Why it failed; null if it did not.', null],
	}),
	named('StartedCrawl', startCrawl.output, 'The crawl that was started.', {
		crawl_id: ['The id of the crawl; null in a dry run.', 1],
		start,
		pages_limit: pagesLimit,
	}),
	named('FirstAudit', setFirstAudit.output, 'Whether the first audit begins by itself.', {
		first_audit: ['Whether the server begins the first audit by itself.', true],
	}),
	named('ChangedCrawl', changeCrawl.output, 'Whether the crawl changed.', {
		is_changed: [
			'False if there is no such crawl, or nothing to change: a crawl that has ended cannot continue.',
			true,
		],
	}),
	named('ShownCrawl', showCrawl.output, 'The findings of a crawl.', {
		crawl: 'The crawl; null if the site has none yet, or not this one.',
		pages: ['Pages that were judged.', 480],
		indexable: ['Pages that search engines can show.', 452],
		not_indexable: ['Pages that they cannot show.', 28],
		statuses: 'The pages by HTTP status.',
		findings: 'The rules that fail, the most urgent first.',
		templates: 'The templates that pages are made from, most pages first.',
		failures: 'URLs without a page, by reason.',
		left_out: 'URLs that were not visited, by reason.',
		comparison: 'The changes since an earlier crawl; null without one to compare with.',
	}),
	named('StatusCount', objectIn(shown.statuses), 'Pages with the same HTTP status.', {
		status: ['The HTTP status.', 200],
		pages: [pageCount, 476],
	}),
	named('CrawlFinding', finding, 'A rule that fails on pages of a crawl.', {
		rule_name: ['The name of the rule.', 'title_tag_is_used'],
		title,
		why: [
			'Why it matters, in the requested language.',
			'The title is what people read first in the results.',
		],
		fix: ['What to do, in the requested language.', 'Give each page a title of its own.'],
		severity: ['How bad it is: blocker keeps pages out of search, note is a hint.', 'error'],
		pages: [pageCount, 40],
		occurrences: ['The number of places on them.', 40],
		example,
		templates: 'The templates of the pages, most pages first.',
	}),
	named('TemplatePart', objectIn(finding.shape.templates), 'Pages of one template.', {
		template: ['The number of the template, from 1; null for a rare one that is not listed.', 1],
		pages: [pageCount, 38],
	}),
	named('CrawlTemplate', objectIn(shown.templates), 'A template that pages are made from.', {
		number: ['Its number, from 1.', 1],
		name: [
			'Its number, the kind of its pages, and how their URLs look, in the requested language.',
			'Template 1: articles, /blog/*',
		],
		pages: [pageCount, 320],
		example,
	}),
	named('CountedReason', objectIn(shown.failures), 'URLs with the same reason.', {
		reason: ['The reason, in the requested language.', 'The server did not answer in time.'],
		count: ['The number of URLs.', 3],
		example,
	}),
	named('CrawlComparison', comparison, 'The changes since an earlier crawl.', {
		before: 'The earlier crawl.',
		added: 'Pages that were not there.',
		gone: 'Pages that are no longer there.',
		changed: 'Pages with a different status, verdict, title, description or canonical.',
		worse: 'Pages with a finding above note that they did not have, by rule.',
		better: 'Pages without a finding above note that they had, by rule.',
	}),
	named('CountedPages', comparison.shape.added, 'A number of pages, with an example.', {
		count: [pageCount, 4],
		example,
	}),
	named('ChangedField', objectIn(comparison.shape.changed), 'Pages where the same field changed.', {
		field: ['The field.', 'title'],
		count: [pageCount, 4],
		example,
	}),
	named(
		'RuleChange',
		objectIn(comparison.shape.worse),
		'Pages where the result of a rule changed.',
		{
			rule_name: ['The name of the rule.', 'title_tag_is_used'],
			title,
			count: [pageCount, 4],
			example,
		},
	),
];
