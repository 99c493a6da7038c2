import { type AuditHtmlOptions, auditHtml, toDetails } from '@plumbline/core';
import { type GeneratedPage, generatePage, generatePages } from '@plumbline/scripts/generate-pages';
import { parse } from 'parse5';
import { atMost, type Figure, type FigureGroup } from './figure.ts';
import { compare } from './measure.ts';

const lengths = [10_000, 20_000, 200_000, 2_000_000];
const markupLimit = 1.4;
const proseLimit = 2.5;
/** A page with a smaller share of text is mostly markup. */
const markupShare = 0.15;
const robotsLines = 1000;

/** A full audit costs little more than reading the page. */
export function auditAgainstParser(): FigureGroup {
	const article = generatePage('news-article', 200_000);
	compileAll();
	return {
		title: 'Full audit against parse5 alone',
		method:
			'Every rule and the report, without a keyword, against `parse5.parse` of the same text, in alternating rounds. Up to 1 MB the fastest round counts, because other work on the machine only adds time; above 1 MB the median, because a run may have to collect the garbage of the one before.',
		figures: [
			...generatePages(lengths).map((page) => auditOf(page)),
			{
				...auditOf(article, { suggestKeywords: 10 }),
				name: `${article.name}, with ten keywords found`,
			},
			{
				...auditOf(article, { robotsTxt: { status: 200, text: longRobotsTxt() } }),
				name: `${article.name}, with ${robotsLines.toLocaleString('en')} lines of robots.txt`,
			},
			detailsOf(article),
		],
	};
}

/** The engine compiles rules lazily; without this, the first page would pay for all of them. */
function compileAll(): void {
	const pages = generatePages([lengths[0] ?? 0]);
	for (let round = 0; round < 1500; round++) {
		for (const { html, url } of pages) auditHtml(html, { geo: 'us', url });
	}
}

function longRobotsTxt(): string {
	const lines = Array.from({ length: robotsLines }, (_, at) => `Disallow: /p${at}/*?sort=%2f`);
	return ['User-agent: *', ...lines].join('\n');
}

function auditOf(
	{ html, name, url }: GeneratedPage,
	options: Partial<AuditHtmlOptions> = {},
): Figure {
	const share = textShare(html);
	const { ms, times } = againstParser(html, () => auditHtml(html, { geo: 'us', url, ...options }));
	return {
		name: `${name}, ${Math.round(share * 100)} % text`,
		measured: `${times.toFixed(2)}× (${ms.toFixed(1)} ms)`,
		...atMost(times, share < markupShare ? markupLimit : proseLimit),
	};
}

function detailsOf({ html, name, url }: GeneratedPage): Figure {
	const report = auditHtml(html, { geo: 'us', url });
	const { ms, times } = againstParser(html, () => JSON.stringify(toDetails(report)));
	return {
		name: `${name}, details of the report as JSON alone`,
		measured: `${times.toFixed(2)}× (${ms.toFixed(2)} ms)`,
		...atMost(times, null),
	};
}

function againstParser(html: string, run: () => unknown) {
	const [rounds, typical] =
		html.length > 1_000_000 ? [12, 'median' as const] : [30, 'best' as const];
	const sides = [
		{ name: 'ours', run },
		{ name: 'parse5', run: () => parse(html, { scriptingEnabled: true }) },
	];
	const [ms = 0, parserMs = 1] = compare(sides, rounds).map((timing) => timing[typical]);
	return { ms, times: ms / parserMs };
}

function textShare(html: string): number {
	const text = html
		.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
	return text.length / html.length;
}
