import { plainText } from '@plumbline/core';
import type { Crawl } from '../../crawl/crawls.store.ts';
import {
	type CrawlSummary,
	type Example,
	type RuleCount,
	unreadPages,
	urlsOf,
} from '../../crawl/summary/crawl-summary.store.ts';
import { exampleHeadlines } from '../../crawl/summary/example-headlines.store.ts';
import { readableStart } from '../../crawl/summary/readable-start.ts';
import { reasonText } from '../../crawl/summary/reason-text.ts';
import type { Database } from '../../database/open-database.ts';

const mostFindings = 15;

/** The end of a crawl on a terminal: what to do first, then what was not seen. */
export async function summaryText(
	database: Database,
	crawl: Crawl,
	summary: CrawlSummary,
): Promise<string> {
	const serious = summary.findings.filter(({ severity }) => severity !== 'note');
	const shown = serious.slice(0, mostFindings);
	const urls = await urlsOf(
		database,
		crawl.id,
		shown.map(({ exampleId }) => exampleId),
	);
	const headlines = await exampleHeadlines(database, crawl, shown);
	const { no = 0, yes = 0 } = summary.indexable;
	const unread = unreadPages(summary);
	const nothing = unread === 0 ? 'Nothing to fix.' : 'Nothing to fix on what could be read.';
	return [
		`Crawl ${crawl.id} of ${readableStart(crawl.settings.start)}: ${pageCount(summary.pages)}, ${whole(yes)} can be indexed, ${whole(no)} cannot${unread === 0 ? '' : `, ${whole(unread)} too deep to read whole`}.`,
		...agentLine(crawl),
		'',
		...(shown.length === 0
			? [summary.pages === 0 ? 'No page could be read.' : nothing]
			: shown.flatMap((one) => {
					const headline = headlines.get(one.rule) ?? one.rule;
					return findingLines(one, { example: urls.get(one.exampleId) ?? '', headline }, summary);
				})),
		...(serious.length > shown.length ? [`… and ${serious.length - shown.length} more.`] : []),
		...exampleLines('Without a page', summary.failures),
		...exampleLines('Not visited', summary.leftOut),
		'',
		`The whole report: plumbline crawl show ${crawl.id} --output report.html`,
	].join('\n');
}

const whole = (count: number) => count.toLocaleString('en');

const pageCount = (count: number) => (count === 1 ? '1 page' : `${whole(count)} pages`);

function agentLine({ settings: { robots, userAgent } }: Crawl): readonly string[] {
	return [
		...(userAgent === 'plumbline' ? [] : [`Requested as ${userAgent}, which is not our own name.`]),
		...(robots === 'obey' ? [] : ['robots.txt was reported, not obeyed.']),
	];
}

function findingLines(
	{ pages, severity, templates: [main] }: RuleCount,
	{ example, headline }: { readonly example: string; readonly headline: string },
	summary: CrawlSummary,
): readonly string[] {
	const template = summary.templates.find(({ shape }) => shape === main?.shape);
	const isOneTemplate =
		main !== undefined && template !== undefined && main.pages === template.pages;
	const where = isOneTemplate && template.pages > 2 ? ', all pages of one template' : '';
	return [
		`${severity.padEnd(8)} ${pageCount(pages)}${where}: ${plainText(headline)}`,
		`         on ${example}`,
	];
}

function exampleLines(heading: string, examples: readonly Example[]): readonly string[] {
	if (examples.length === 0) return [];
	return [
		'',
		`${heading}:`,
		...examples.map(
			({ count, example, reason }) =>
				`  ${whole(count)} ${reasonText(reason, 'en')}, such as ${example}`,
		),
	];
}
