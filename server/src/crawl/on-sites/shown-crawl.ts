import { localeFor, textsIn } from '@plumbline/core';
import type { ShownCrawl } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { compareCrawls } from '../compare/compare-crawls.store.ts';
import { type Crawl, knownRules } from '../crawls.store.ts';
import { templateName } from '../report/template-names.ts';
import {
	type CrawlSummary,
	crawlSummary,
	type Example,
	urlsOf,
} from '../summary/crawl-summary.store.ts';
import { reasonText } from '../summary/reason-text.ts';
import { crawlInfos } from './crawl-info.store.ts';

interface Question {
	readonly crawl: Crawl;
	/** An earlier crawl; null without a comparison. */
	readonly before: Crawl | null;
	readonly locale: string;
	readonly nowMs: number;
}

/** Pages may be as different as their URLs on a site without templates. */
const mostTemplates = 200;

/** A crawl in the numbers that a person asks for first, with the texts of its rules. */
export async function shownCrawl(
	database: Database,
	{ before, crawl, locale, nowMs }: Question,
): Promise<ShownCrawl> {
	const [info = null] = await crawlInfos(database, [crawl], nowMs);
	const summary = await crawlSummary(database, crawl);
	const { no = 0, yes = 0 } = summary.indexable;
	return {
		crawl: info,
		pages: summary.pages,
		indexable: yes,
		not_indexable: no,
		statuses: summary.statuses.map(({ count, value }) => ({ status: value, pages: count })),
		findings: await findingsOf(database, crawl, summary, locale),
		templates: summary.templates.slice(0, mostTemplates).map((template, index) => ({
			number: index + 1,
			name: templateName({ locale: localeFor(locale), summary }, template.shape),
			pages: template.pages,
			example: template.example,
		})),
		failures: reasonsOf(summary.failures, locale),
		left_out: reasonsOf(summary.leftOut, locale),
		comparison: before && (await comparisonOf(database, { before, crawl, locale, nowMs })),
	};
}

export const noCrawl: ShownCrawl = {
	crawl: null,
	pages: 0,
	indexable: 0,
	not_indexable: 0,
	statuses: [],
	findings: [],
	templates: [],
	failures: [],
	left_out: [],
	comparison: null,
};

function ruleTexts(crawl: Crawl, locale: string) {
	const rules = knownRules(crawl);
	return (name: string, part: 'title' | 'why' | 'fix'): string => {
		const rule = rules.get(name);
		return rule === undefined ? name : textsIn(localeFor(locale)).rule(rule, part);
	};
}

async function findingsOf(
	database: Database,
	crawl: Crawl,
	{ findings, templates }: CrawlSummary,
	locale: string,
): Promise<ShownCrawl['findings']> {
	const numbers = new Map(
		templates.slice(0, mostTemplates).map(({ shape }, index) => [shape, index + 1]),
	);
	const urls = await urlsOf(
		database,
		crawl.id,
		findings.map(({ exampleId }) => exampleId),
	);
	const ruleText = ruleTexts(crawl, locale);
	return findings.map(({ exampleId, occurrences, pages, rule, severity, templates: parts }) => ({
		rule_name: rule,
		title: ruleText(rule, 'title'),
		why: ruleText(rule, 'why'),
		fix: ruleText(rule, 'fix'),
		severity,
		pages,
		occurrences,
		example: urls.get(exampleId) ?? '',
		templates: parts.slice(0, mostTemplates).map(({ pages: count, shape }) => ({
			template: numbers.get(shape) ?? null,
			pages: count,
		})),
	}));
}

function reasonsOf(examples: readonly Example[], locale: string): ShownCrawl['failures'] {
	return examples.map(({ count, example, reason }) => ({
		reason: reasonText(reason, localeFor(locale)),
		count,
		example,
	}));
}

async function comparisonOf(
	database: Database,
	{ before, crawl, locale, nowMs }: Question & { readonly before: Crawl },
): Promise<ShownCrawl['comparison']> {
	const [info] = await crawlInfos(database, [before], nowMs);
	if (info === undefined) return null;
	const { added, better, changed, gone, worse } = await compareCrawls(
		database,
		before.id,
		crawl.id,
	);
	const ruleText = ruleTexts(crawl, locale);
	const titled = (found: typeof worse) =>
		found.map(({ count, example, rule }) => ({
			rule_name: rule,
			title: ruleText(rule, 'title'),
			count,
			example,
		}));
	return {
		before: info,
		added,
		gone,
		changed: [...changed],
		worse: titled(worse),
		better: titled(better),
	};
}
