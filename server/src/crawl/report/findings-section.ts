import { type RuleData, textsIn } from '@plumbline/core';
import { knownRules } from '../crawls.store.ts';
import { storedHeadline } from '../pages/stored-occurrence.ts';
import { type RuleCount, unreadPages } from '../summary/crawl-summary.store.ts';
import { type Html, html, link, reportTable } from './html.ts';
import type { ReportContext } from './html-report.ts';
import { templateName } from './template-names.ts';

const mostExamples = { serious: 25, note: 5 };
const mostTemplates = 3;

/** The findings, what to do first on top: by severity and impact, then by the number of pages. */
export async function* findingsSections(context: ReportContext): AsyncGenerator<string> {
	const { crawl, summary, texts } = context;
	const rules = knownRules(crawl);
	const sorted = summary.findings.flatMap((found) => {
		const rule = rules.get(found.rule);
		return rule === undefined ? [] : [{ found, rule }];
	});
	const serious = sorted.filter(({ found }) => found.severity !== 'note');
	yield html`<section><h2>${texts.first}</h2>`.text;
	const nothing = unreadPages(summary) > 0 ? texts.nothingRead : texts.nothing;
	if (serious.length === 0) yield html`<p>${nothing}</p>`.text;
	for (const { found, rule } of serious) yield (await finding(context, found, rule)).text;
	yield '</section>';
	const notes = sorted.filter(({ found }) => found.severity === 'note');
	if (notes.length === 0) return;
	yield html`<section><h2>${texts.notes}</h2>`.text;
	for (const { found, rule } of notes) yield (await finding(context, found, rule)).text;
	yield '</section>';
}

async function finding(context: ReportContext, found: RuleCount, rule: RuleData): Promise<Html> {
	const { locale, summary, texts } = context;
	const words = textsIn(locale);
	const examples = await examplesOf(context, found, rule);
	const where = texts.onPages({ count: found.pages, pages: summary.pages });
	const heads = [{ head: texts.url }, { head: texts.message }];
	return html`<article><h3><span class="severity ${found.severity}">${texts[found.severity]}</span>${words.rule(rule, 'title')}</h3><p>${where}</p>${examples.slice(0, 1).map(([, headline]) => html`<p>${texts.forExample({ headline })}</p>`)}${templateLines(context, found).map((line) => html`<p class="soft">${line}</p>`)}<dl><dt>${texts.why}</dt><dd>${words.rule(rule, 'why')}</dd><dt>${texts.fix}</dt><dd>${words.rule(rule, 'fix')}</dd><dt>${texts.source}</dt><dd>${link(rule.evidence.url)}</dd></dl><details><summary>${texts.examples({ count: examples.length })}</summary>${reportTable(`${words.rule(rule, 'title')} (${texts.message})`, heads, examples)}</details></article>`;
}

function templateLines(context: ReportContext, { templates }: RuleCount) {
	const { summary, texts } = context;
	const shown = templates.slice(0, mostTemplates);
	const lines = shown.map(({ pages: count, shape }) => {
		const all = summary.templates.find((one) => one.shape === shape)?.pages ?? count;
		const template = templateName(context, shape);
		const text = count === all && all > 2 ? texts.wholeTemplate : texts.partTemplate;
		return text({ count, pages: all, template });
	});
	const rest = templates.slice(mostTemplates).reduce((sum, { pages }) => sum + pages, 0);
	return rest === 0 ? lines : [...lines, texts.moreTemplates({ count: rest })];
}

async function examplesOf(
	{ crawl, database, locale }: ReportContext,
	found: RuleCount,
	rule: RuleData,
): Promise<readonly (readonly [Html, string])[]> {
	const rows = await database
		.selectFrom('crawl_finding')
		.innerJoin('crawl_url', (join) =>
			join
				.onRef('crawl_url.id', '=', 'crawl_finding.url_id')
				.onRef('crawl_url.crawl_id', '=', 'crawl_finding.crawl_id'),
		)
		.select(['url', 'data'])
		.where('crawl_finding.crawl_id', '=', crawl.id)
		.where('rule', '=', rule.name)
		.where('crawl_finding.url_id', '>=', found.exampleId)
		.orderBy('crawl_finding.url_id')
		.limit(found.severity === 'note' ? mostExamples.note : mostExamples.serious)
		.execute();
	return rows.map(({ data, url }) => [link(url), storedHeadline(rule, data, locale)] as const);
}
