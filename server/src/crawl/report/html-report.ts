import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Locale, localeFor } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { placeFile } from '../../process/place-file.ts';
import { type Texts, textsFor } from '../../texts/texts.generated.ts';
import type { Crawl } from '../crawls.store.ts';
import { readLinkGraph } from '../graph/link-graph.ts';
import type { CrawlSummary } from '../summary/crawl-summary.store.ts';
import { readableSite } from '../summary/readable-start.ts';
import { chartsSection } from './charts-section.ts';
import { findingsSections } from './findings-section.ts';
import { graphSections } from './graph-sections.ts';
import { type Html, html } from './html.ts';
import { reportStyle } from './report-style.ts';
import { templatesSection } from './templates-section.ts';
import { unseenSections } from './unseen-sections.ts';

export interface ReportSource {
	readonly database: Database;
	readonly crawl: Crawl;
	readonly summary: CrawlSummary;
	/** Of Plumbline. */
	readonly version: string;
}

export interface ReportContext extends ReportSource {
	readonly locale: Locale;
	readonly texts: Texts['report'];
	readonly number: (value: number) => string;
}

/** Writes a report of one file that needs neither network nor scripts. */
export async function writeHtmlReport(
	source: ReportSource,
	{ locale: tag, path }: { readonly locale: string; readonly path: string },
): Promise<void> {
	await placeFile(path, (draft) => pipeline(htmlReport(source, tag), createWriteStream(draft)));
}

/** The report in parts, made while they are sent or written. */
export function htmlReport(source: ReportSource, tag: string): AsyncGenerator<string> {
	const locale = localeFor(tag);
	const number = new Intl.NumberFormat(locale).format;
	return reportParts({ ...source, locale, texts: textsFor(locale).report, number });
}

async function* reportParts(context: ReportContext): AsyncGenerator<string> {
	const { crawl, locale, texts, version } = context;
	const site = readableSite(crawl.settings.start);
	const title = texts.title({ site });
	const policy = "default-src 'none'; style-src 'unsafe-inline'";
	yield html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>`
		.text;
	yield `<style>${reportStyle}</style></head><body>`;
	yield header(title, context).text;
	yield '<main>';
	yield chartsSection(context).text;
	yield* findingsSections(context);
	yield templatesSection(context).text;
	const graph = await readLinkGraph(context.database, crawl.id);
	yield* graphSections(context, graph);
	yield unseenSections(context).text;
	yield '</main>';
	yield html`<footer><p>${texts.made({ version })}</p></footer></body></html>`.text;
}

function header(title: string, { crawl, locale, number, summary, texts }: ReportContext): Html {
	const begun = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
		crawl.createdMs,
	);
	const { robots, userAgent } = crawl.settings;
	const lines = [
		texts.intro({ pages: summary.pages, begun }),
		...(crawl.state === 'done' ? [] : [texts.unfinished]),
		...(userAgent === 'plumbline' ? [] : [texts.agent({ agent: userAgent })]),
		...(robots === 'obey' ? [] : [texts.robots]),
	];
	const { no = 0, yes = 0 } = summary.indexable;
	const tiles: readonly (readonly [string, number])[] = [
		[texts.pages, summary.pages],
		[texts.indexable, yes],
		[texts.notIndexable, no],
	];
	return html`<header><h1>${title}</h1>${lines.map((line) => html`<p class="soft">${line}</p>`)}<ul class="tiles">${tiles.map(
		([label, value]) => html`<li><b>${number(value)}</b>${label}</li>`,
	)}</ul></header>`;
}
