import { type Locale, localeFor } from '../../locales/locale.ts';
import type { ReportedRule } from '../report/report.ts';
import { byImportance } from '../report/severity.ts';
import { verdictLine } from '../report/verdict-line.ts';
import { type Texts, textsIn } from '../texts/texts.ts';
import type { AuditedPage, UnreadPage } from './audited-page.ts';
import { totalLine } from './format-text.ts';
import { pageHeading } from './page-heading.ts';
import { placesOf } from './places.ts';
import { markdownCode, markdownText } from './plain-text.ts';

/** At most this many places are shown; the rest are counted. */
const maxPlaces = 3;

/** Reports for a comment or a page of notes: one table per page, of several pages those with findings. */
export const formatMarkdown = (pages: readonly AuditedPage[]): string =>
	[...markdownReport(pages)].join('');

/**
 * In chunks, page by page: a large site exceeds the maximum length of a string. Fixes are sentences,
 * too long for cells: they come once at the end.
 */
export function* markdownReport(
	pages: readonly AuditedPage[],
	unread: readonly UnreadPage[] = [],
): Generator<string> {
	const isOnly = pages.length === 1;
	const listed = isOnly ? pages : pages.filter(hasSomething);
	if (!isOnly)
		yield `**${markdownText(totalLine(pages, {}, pages.length - listed.length).trim())}**\n\n`;
	for (const [index, page] of listed.entries())
		yield `${index > 0 ? '\n' : ''}${pageMarkdown(page)}`;
	yield whatToDo(pages);
	yield unreadList(unread, localeFor(pages[0]?.report.locale));
}

function unreadList(unread: readonly UnreadPage[], locale: Locale): string {
	if (unread.length === 0) return '';
	const lines = unread.map(({ linkedFrom, reason, subject }) => {
		const origin = linkedFrom === null ? '' : ` ← ${markdownCode(linkedFrom)}`;
		return `- ${markdownCode(subject)}${origin}: ${markdownText(reason)}`;
	});
	return `\n## ${textsIn(locale).phrase('not_read')}\n\n${lines.join('\n')}\n`;
}

const hasSomething = ({ report }: AuditedPage) =>
	report.findings.length > 0 || report.indexable === 'no';

function pageMarkdown({ report, subject }: AuditedPage): string {
	const texts = textsIn(localeFor(report.locale));
	const lines = [
		`## ${markdownCode(subject)}`,
		'',
		`**${markdownText(verdictLine(report))}**  `,
		markdownText(pageHeading(report, texts)),
		...(report.findings.length > 0 ? ['', ...table(report.findings, texts)] : []),
	];
	return `${lines.join('\n')}\n`;
}

function table(findings: readonly ReportedRule[], texts: Texts): readonly string[] {
	const keys = ['finding', 'where', 'rule'] as const;
	return [
		...head(['', ...keys.map((key) => texts.phrase(key))]),
		...findings.map((rule) => row(cells(rule, texts))),
	];
}

const cells = (rule: ReportedRule, texts: Texts): readonly string[] => [
	texts.phrase(`severity_${rule.severity}`),
	markdownText(rule.headline),
	whereOf(rule, texts),
	markdownCode(rule.name),
];

function whatToDo(pages: readonly AuditedPage[]): string {
	const texts = textsIn(localeFor(pages[0]?.report.locale));
	const rules = new Map<string, ReportedRule>();
	for (const { report } of pages) for (const rule of report.findings) rules.set(rule.name, rule);
	if (rules.size === 0) return '';
	const lines = [
		`## ${texts.phrase('what_to_do')}`,
		'',
		...[...rules.values()]
			.sort(byImportance)
			.map((rule) => `- ${link(rule)}: ${markdownText(rule.fix)}`),
	];
	return `\n${lines.join('\n')}\n`;
}

const link = ({ evidence, name }: ReportedRule) =>
	`[${markdownCode(name)}](${encodeURI(evidence.url).replace(/[()|]/g, encodeURIComponent)})`;

function whereOf(rule: ReportedRule, texts: Texts): string {
	const places = placesOf(rule);
	const hidden =
		Math.max(0, places.length - maxPlaces) + rule.occurrenceCount - rule.occurrences.length;
	const shown = places
		.slice(0, maxPlaces)
		.map(({ position, text }) => `${position === null ? '' : `${position} `}${markdownCode(text)}`);
	return [...shown, ...(hidden > 0 ? [texts.phrase('more_places', { count: hidden })] : [])].join(
		'<br>',
	);
}

const head = (titles: readonly string[]) => [row(titles), row(titles.map(() => '---'))];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
