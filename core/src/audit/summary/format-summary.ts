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
	const indented = (text: string) => `    ${fitCells(plainText(text), width - 4)}`;
	const lines = shownSummaries(pages, options.notes ?? false).flatMap((summary) => [
		paint('bold', fitCells(titleOf(summary, pages.length, texts), width)),
		...detailsOf(summary, texts).flatMap(({ title, places }) => [
			`  ${title}`,
			...places.map(indented),
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
				[`**${title}**`, ...places.map((place) => `- ${markdownCode(place)}`)].join('\n'),
			),
		].join('\n\n'),
	);
	return `${[`## ${markdownText(totalLine(pages).trim())}`, ...sections].join('\n\n')}\n`;
}

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

function detailsOf({ clusters, ownSubjects }: RuleSummary, texts: Texts) {
	const repeated = clusters.slice(0, maxNamed).map(({ place, subjects }) => ({
		title: texts.phrase('same_on_pages', { count: subjects.length }),
		places: [place],
	}));
	const more = clusters.length - repeated.length;
	return [
		...repeated,
		...(more > 0 ? [{ title: texts.phrase('more_places', { count: more }), places: [] }] : []),
		...(ownSubjects.length > 0
			? [
					{
						title: texts.counted('own_pages', ownSubjects.length),
						places: namedOf(ownSubjects, texts),
					},
				]
			: []),
	];
}

function namedOf(subjects: readonly string[], texts: Texts): readonly string[] {
	const more = subjects.length - maxNamed;
	return [
		...subjects.slice(0, maxNamed),
		...(more > 0 ? [texts.phrase('more_places', { count: more })] : []),
	];
}
