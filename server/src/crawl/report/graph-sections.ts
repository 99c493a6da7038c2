import { clickDepths, inboundCounts } from '../graph/click-depths.ts';
import type { LinkGraph } from '../graph/link-graph.ts';
import { linkScores } from '../graph/link-scores.ts';
import { createUrlTexts } from '../judge/url-texts.ts';
import { html, link, reportTable } from './html.ts';
import type { ReportContext } from './html-report.ts';

const mostShown = 25;

/** Sections about the links of the site: its best linked pages, its orphans and its chains of redirects. */
export async function* graphSections(
	context: ReportContext,
	graph: LinkGraph,
): AsyncGenerator<string> {
	const { urls } = graph;
	const depths = clickDepths(graph);
	const pages = indexesWhere(urls.count, (index) => urls.isPage(index));
	yield await bestLinked(context, graph, pages, depths);
	const orphans = pages.filter((index) => depths[index] === -1 && urls.sitemapAt(index) !== null);
	if (orphans.length > 0) yield await listed(context, graph, orphans);
	const redirects = indexesWhere(urls.count, (index) => urls.hopsOf(index) > 0);
	if (redirects.length > 0) yield await chains(context, graph, redirects);
}

function indexesWhere(count: number, isWanted: (index: number) => boolean): readonly number[] {
	const found: number[] = [];
	for (let index = 0; index < count; index++) if (isWanted(index)) found.push(index);
	return found;
}

async function bestLinked(
	context: ReportContext,
	graph: LinkGraph,
	pages: readonly number[],
	depths: Int32Array,
): Promise<string> {
	const { texts } = context;
	const scores = linkScores(graph);
	const inbound = inboundCounts(graph);
	const best = pages
		.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
		.slice(0, mostShown);
	const urlOf = await urlsOf(context, graph, best);
	const rows = best.map((index) => {
		const depth = depths[index] ?? -1;
		return [
			link(urlOf(index)),
			(scores[index] ?? 0).toFixed(1),
			context.number(inbound[index] ?? 0),
			depth < 0 ? '–' : String(depth),
		];
	});
	const heads = [
		{ head: texts.url },
		{ head: texts.score, isNumber: true },
		{ head: texts.linksIn, isNumber: true },
		{ head: texts.clicks, isNumber: true },
	];
	return html`<section><h2>${texts.best}</h2><p class="soft">${texts.bestIntro}</p>${reportTable(texts.best, heads, rows)}</section>`
		.text;
}

async function listed(
	context: ReportContext,
	graph: LinkGraph,
	orphans: readonly number[],
): Promise<string> {
	const { texts } = context;
	const shown = orphans.slice(0, mostShown);
	const urlOf = await urlsOf(context, graph, shown);
	const intro = texts.orphansIntro({ count: orphans.length });
	const rows = shown.map((index) => [link(urlOf(index))]);
	return html`<section><h2>${texts.orphans}</h2><p class="soft">${intro}</p>${reportTable(texts.orphans, [{ head: texts.url }], rows)}</section>`
		.text;
}

async function chains(
	context: ReportContext,
	graph: LinkGraph,
	redirects: readonly number[],
): Promise<string> {
	const { texts } = context;
	const { urls } = graph;
	const long = redirects
		.filter((index) => urls.hopsOf(index) > 1)
		.toSorted((one, other) => urls.hopsOf(other) - urls.hopsOf(one))
		.slice(0, mostShown);
	const urlOf = await urlsOf(
		context,
		graph,
		long.flatMap((index) => [index, urls.finalOf(index)]),
	);
	const rows = long.map((index) => [
		link(urlOf(index)),
		String(urls.hopsOf(index)),
		link(urlOf(urls.finalOf(index))),
	]);
	const heads = [{ head: texts.url }, { head: texts.hops, isNumber: true }, { head: texts.final }];
	const intro = texts.redirectsIntro({ count: redirects.length });
	const table = rows.length === 0 ? null : reportTable(texts.redirects, heads, rows);
	return html`<section><h2>${texts.redirects}</h2><p class="soft">${intro}</p>${table}</section>`
		.text;
}

async function urlsOf(
	{ crawl, database }: ReportContext,
	{ urls }: LinkGraph,
	indexes: readonly number[],
): Promise<(index: number) => string> {
	const texts = await createUrlTexts(database, crawl.id).read(indexes.map(urls.idAt));
	return (index) => texts.get(urls.idAt(index)) ?? '';
}
