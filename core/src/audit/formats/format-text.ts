import { localeFor } from '../../locales/locale.ts';
import type { Counts, Report } from '../report/report.ts';
import { countParts, verdictLine } from '../report/verdict-line.ts';
import { textsIn } from '../texts/texts.ts';
import type { AuditedPage } from './audited-page.ts';
import { cellWidth } from './cell-width.ts';
import { type Canvas, findingLines } from './finding-lines.ts';
import { pageHeading } from './page-heading.ts';
import { type Paint, painter } from './paint.ts';
import { plainText } from './plain-text.ts';
import { wrapText } from './wrap-text.ts';

/** The options of `formatText`. */
export interface TextOptions {
	/** Columns of the terminal; 100 by default, never less than 40. */
	readonly width?: number;
	/** Adds ANSI escape sequences; off by default. */
	readonly color?: boolean;
	/** Shows notes and information instead of counting them. */
	readonly notes?: boolean;
	/** Lists the rules that could not be checked, by reason. */
	readonly notChecked?: boolean;
}

/** Reports for reading in a terminal: the verdict, then what to fix, then the rest in one line. */
export function formatText(pages: readonly AuditedPage[], options: TextOptions = {}): string {
	const report = textReport(options);
	return pages.map(report.page).join('') + report.end();
}

/** Page by page; of several pages, those with nothing to list are only counted. */
export function textReport(options: TextOptions = {}) {
	const pages: AuditedPage[] = [];
	let listed = 0;
	return {
		page(page: AuditedPage): string {
			pages.push(page);
			if (!hasSomething(page, options)) return '';
			return `${listed++ > 0 ? '\n' : ''}${pageText(page, options)}`;
		},
		end(): string {
			const [only] = pages;
			if (pages.length > 1)
				return `${listed > 0 ? '\n' : ''}${totalLine(pages, options, pages.length - listed)}`;
			return only && listed === 0 ? pageText(only, options) : '';
		},
	};
}

const hasSomething = (
	{ report }: AuditedPage,
	{ notChecked = false, notes = false }: TextOptions,
): boolean => notChecked || report.indexable === 'no' || shownFindings(report, notes).length > 0;

const shownFindings = ({ findings, information }: Report, areNotesShown: boolean) =>
	areNotesShown
		? [...findings, ...information]
		: findings.filter(({ severity }) => severity !== 'note');

/** The report of one page. */
export function pageText({ report, subject }: AuditedPage, options: TextOptions = {}): string {
	const canvas: Canvas = {
		width: Math.max(options.width ?? 100, 40),
		paint: painter(options.color ?? false),
		texts: textsIn(localeFor(report.locale)),
	};
	const findings = shownFindings(report, options.notes ?? false);
	const rest = restLine(report, canvas, options.notes ?? false);
	const lines = [
		...headingLines(plainText(subject), pageHeading(report, canvas.texts), canvas),
		...wrapText(verdictLine(report), canvas.width).map((line) => canvas.paint('bold', line)),
		...findings.flatMap((rule) => findingLines(rule, canvas)),
		...(rest ? wrapText(rest, canvas.width - 2) : []).map(
			(line) => `  ${canvas.paint('dim', line)}`,
		),
		...(options.notChecked ? notCheckedLines(report, canvas) : []),
	];
	return `${lines.join('\n')}\n`;
}

function headingLines(subject: string, heading: string, { paint, width }: Canvas) {
	const room = width - cellWidth(subject) - cellWidth(heading);
	return room < 2
		? [subject, ...wrapText(heading, width).map((line) => paint('dim', line))]
		: [subject + ' '.repeat(room) + paint('dim', heading)];
}

/** Rules that only lack a keyword do not count as unknowable. */
function restLine({ counts, rules, source }: Report, { texts }: Canvas, areNotesShown: boolean) {
	const unknown = rules.filter(
		({ reason, status }) => status === 'not_checked' && reason !== 'no_keyword',
	).length;
	const notes = texts.counted('notes', counts.note);
	const parts = [
		!areNotesShown && counts.note > 0 && texts.phrase('notes_folded', { notes }),
		unknown > 0 &&
			texts.phrase(source === 'html' ? 'not_checked_html' : 'not_checked', { count: unknown }),
	];
	return parts.filter(Boolean).join(' · ');
}

function notCheckedLines({ rules }: Report, { paint, texts, width }: Canvas): readonly string[] {
	const unknown = rules.filter(({ status }) => status === 'not_checked');
	const byReason = Map.groupBy(unknown, ({ reason }) => texts.reason(reason ?? 'other'));
	return [...byReason].flatMap(([reason, group]) => {
		const names = group.map(({ name }) => name).join(', ');
		const line = texts.phrase('not_checked_rules', { reason, rules: names });
		return wrapText(line, width - 2).map((part) => `  ${paint('dim', part)}`);
	});
}

/** The totals of several pages, of which `unlisted` are only counted. */
export function totalLine(
	pages: readonly AuditedPage[],
	options: TextOptions = {},
	unlisted = 0,
): string {
	const paint: Paint = painter(options.color ?? false);
	const locale = localeFor(pages[0]?.report.locale);
	const texts = textsIn(locale);
	const blocked = pages.filter(({ report }) => report.indexable === 'no').length;
	const parts = [
		texts.counted('pages', pages.length),
		...(unlisted > 0 ? [texts.phrase('unlisted', { count: unlisted })] : []),
		...(blocked > 0 ? [texts.phrase('cannot_be_indexed', { count: blocked })] : []),
		...countParts({ counts: sumOf(pages.map(({ report }) => report.counts)), locale }).map(
			({ text }) => text,
		),
	];
	return `${paint('bold', parts.join(' · '))}\n`;
}

function sumOf(counts: readonly Counts[]): Counts {
	const sum = (key: Exclude<keyof Counts, 'contentUnread'>) =>
		counts.reduce((total, each) => total + (each[key] ?? 0), 0);
	const unread = counts.find(({ contentUnread }) => contentUnread)?.contentUnread;
	return {
		...(unread && { contentUnread: unread }),
		blocker: sum('blocker'),
		error: sum('error'),
		warning: sum('warning'),
		note: sum('note'),
		passed: sum('passed'),
		notApplicable: sum('notApplicable'),
		notChecked: sum('notChecked'),
		ignoredInPage: sum('ignoredInPage'),
	};
}
