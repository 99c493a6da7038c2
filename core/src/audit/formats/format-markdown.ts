import { localeFor } from '../../locales/locale.ts';
import type { ReportedRule } from '../report/report.ts';
import { verdictLine } from '../report/verdict-line.ts';
import { type Texts, textsIn } from '../texts/texts.ts';
import type { AuditedPage } from './audited-page.ts';
import { markdownCode, markdownText } from './markdown-text.ts';
import { pageHeading } from './page-heading.ts';
import { placesOf } from './places.ts';

/** At most this many places are shown; the rest are counted. */
const MAX_PLACES = 3;

/** Reports for a comment or a page of notes: one table per page. */
export const formatMarkdown = (pages: readonly AuditedPage[]): string =>
	[...markdownReport(pages)].join('');

/** In chunks, page by page: a large site exceeds the maximum length of a string. */
export function* markdownReport(pages: readonly AuditedPage[]): Generator<string> {
	for (const [index, page] of pages.entries()) {
		yield `${index > 0 ? '\n' : ''}${pageMarkdown(page)}`;
	}
}

function pageMarkdown({ report, subject }: AuditedPage): string {
	const texts = textsIn(localeFor(report.locale));
	const lines = [
		`## ${markdownText(subject)}`,
		'',
		`**${markdownText(verdictLine(report))}**  `,
		markdownText(pageHeading(report, texts)),
		...(report.findings.length > 0 ? ['', ...table(report.findings, texts)] : []),
	];
	return `${lines.join('\n')}\n`;
}

function table(findings: readonly ReportedRule[], texts: Texts): readonly string[] {
	const titles = (['finding', 'where', 'what_to_do', 'rule'] as const).map((key) =>
		texts.phrase(key),
	);
	return [
		row(['', ...titles]),
		row(['---', ...titles.map(() => '---')]),
		...findings.map((rule) => row(cells(rule, texts))),
	];
}

function cells(rule: ReportedRule, texts: Texts): readonly string[] {
	return [
		texts.phrase(`severity_${rule.severity}`),
		markdownText(rule.headline),
		whereOf(rule, texts),
		markdownText(rule.fix),
		`[${markdownCode(rule.name)}](${encodeURI(rule.evidence.url).replace(/[()|]/g, encodeURIComponent)})`,
	];
}

function whereOf(rule: ReportedRule, texts: Texts): string {
	const places = placesOf(rule);
	const hidden =
		Math.max(0, places.length - MAX_PLACES) + rule.occurrenceCount - rule.occurrences.length;
	const shown = places
		.slice(0, MAX_PLACES)
		.map(({ position, text }) => `${position === null ? '' : `${position} `}${markdownCode(text)}`);
	return [...shown, ...(hidden > 0 ? [texts.phrase('more_places', { count: hidden })] : [])].join(
		'<br>',
	);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
