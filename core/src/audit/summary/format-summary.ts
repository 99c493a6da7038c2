import { localeFor } from '../../locales/locale.ts';
import type { AuditedPage } from '../formats/audited-page.ts';
import { fitCells } from '../formats/cell-width.ts';
import { type TextOptions, totalLine } from '../formats/format-text.ts';
import { painter } from '../formats/paint.ts';
import { markdownCode, markdownText, plainText } from '../formats/plain-text.ts';
import { wrapText } from '../formats/wrap-text.ts';
import { type Texts, textsIn } from '../texts/texts.ts';
import { clusterFindings, type RuleSummary } from './cluster-findings.ts';

/** At most this many clusters and pages of a rule are named; the rest are counted. */
const maxNamed = 3;

/**
 * The faults of many pages: each finding once, first with the places that several pages share, then
 * with the other pages.
 */
export function summaryText(pages: readonly AuditedPage[], options: TextOptions = {}): string {
	const texts = textsIn(localeFor(pages[0]?.report.locale));
	const paint = painter(options.color ?? false);
	const width = Math.max(options.width ?? 100, 40);
	const lines = shownSummaries(pages, options.notes ?? false).flatMap((summary) => [
		...wrapText(titleOf(summary, pages.length, texts), width).map((line) => paint('bold', line)),
		...detailsOf(summary, texts).flatMap(({ title, places }) => [
			`  ${title}`,
			...places.flatMap((place) => placeLines(place, width)),
		]),
		...wrapText(plainText(summary.rule.fix), width - 2).map((line) => `  ${paint('dim', line)}`),
		'',
	]);
	return [...lines, totalLine(pages, options)].join('\n');
}

/** The summary as Markdown, for a comment or a page of notes. */
export function summaryMarkdown(pages: readonly AuditedPage[]): string {
	const texts = textsIn(localeFor(pages[0]?.report.locale));
	const sections = shownSummaries(pages, true).map((summary) =>
		[
			`### ${markdownText(titleOf(summary, pages.length, texts))}`,
			markdownText(summary.rule.fix),
			...detailsOf(summary, texts).map(({ title, places }) =>
				[`**${title}**`, ...places.map(placeItem)].join('\n'),
			),
		].join('\n\n'),
	);
	return `${[`## ${markdownText(totalLine(pages).trim())}`, ...sections].join('\n\n')}\n`;
}

/** The name of a page stays whole: it is what people copy. */
function placeLines({ evidence, name }: NamedPlace, width: number): readonly string[] {
	return [
		...(name === null ? [] : [`    ${plainText(name)}`]),
		...(evidence === null
			? []
			: [`${name === null ? '    ' : '      '}${fitCells(plainText(evidence), width - 6)}`]),
	];
}

const placeItem = ({ evidence, name }: NamedPlace) =>
	`- ${[name, evidence].flatMap((part) => (part === null ? [] : markdownCode(part))).join(': ')}`;

function shownSummaries(
	pages: readonly AuditedPage[],
	areNotesShown: boolean,
): readonly RuleSummary[] {
	return clusterFindings(pages).filter(({ rule }) => areNotesShown || rule.severity !== 'note');
}

function titleOf({ rule, subjects }: RuleSummary, total: number, texts: Texts): string {
	const reach = texts.phrase('on_pages', { count: subjects.length, total });
	return `${texts.phrase(`severity_${rule.severity}`)}: ${rule.title} (${rule.name}) · ${reach}`;
}

interface NamedPlace {
	/** Of the page; null for all pages of a cluster. */
	readonly name: string | null;
	/** The element’s source or the sentence. */
	readonly evidence: string | null;
}

interface Details {
	readonly title: string;
	readonly places: readonly NamedPlace[];
}

function detailsOf({ clusters, ownPages }: RuleSummary, texts: Texts): readonly Details[] {
	const repeated = clusters.slice(0, maxNamed).map(({ place, subjects }) => ({
		title: texts.phrase('same_on_pages', { count: subjects.length }),
		places: [{ name: null, evidence: place }],
	}));
	const more = clusters.length - repeated.length;
	return [
		...repeated,
		...(more > 0 ? [{ title: texts.phrase('more_places', { count: more }), places: [] }] : []),
		...(ownPages.length > 0
			? [
					{
						title: texts.counted('own_pages', ownPages.length),
						places: ownPages
							.slice(0, maxNamed)
							.map(({ place, subject }) => ({ name: subject, evidence: place })),
					},
				]
			: []),
		...(ownPages.length > maxNamed
			? [{ title: texts.counted('more_pages', ownPages.length - maxNamed), places: [] }]
			: []),
	];
}
