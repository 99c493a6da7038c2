import { spreadsheetHead, spreadsheetLine } from '../../tables/spreadsheet-line.ts';
import type { ReportedOccurrence, ReportedRule } from '../report/report.ts';
import type { AuditedPage } from './audited-page.ts';
import { plainText } from './plain-text.ts';

const columns = [
	'page',
	'rule_name',
	'rule_group',
	'severity',
	'class',
	'audience',
	'rule_impact',
	'message',
	'fix',
	'selector',
	'snippet',
	'line',
	'column',
	'evidence',
] as const;

type Cell = string | number | null;

/**
 * One row for each occurrence of each finding, the first of a rule with its texts: RFC 4180, with
 * the byte order mark by which Excel recognizes UTF-8.
 */
export const formatCsv = (pages: readonly AuditedPage[]): string => [...csvReport(pages)].join('');

/** In chunks, page by page: a large site exceeds the maximum length of a string. */
export function* csvReport(pages: readonly AuditedPage[]): Generator<string> {
	yield spreadsheetHead(columns);
	const isNew = newNames();
	for (const { report, subject } of pages) {
		const rows = report.findings.flatMap((rule) =>
			rule.occurrences.map((occurrence) =>
				cells({ subject, hasTexts: isNew(rule.name) }, rule, occurrence),
			),
		);
		yield rows.map(line).join('');
	}
}

const line = (row: readonly Cell[]) =>
	spreadsheetLine(row.map((cell) => (typeof cell === 'string' ? plainText(cell) : cell)));

interface Row {
	readonly subject: string;
	/** Whether it has the texts of its rule, which would be most of the file if every row had them. */
	readonly hasTexts: boolean;
}

function cells(
	{ hasTexts, subject }: Row,
	rule: ReportedRule,
	{ message, nodes: [place] }: ReportedOccurrence,
): readonly Cell[] {
	return [
		subject,
		rule.name,
		rule.group,
		rule.severity,
		rule.class,
		rule.audience,
		rule.impact,
		message,
		hasTexts ? rule.fix : null,
		place?.selector ?? null,
		place?.snippet ?? null,
		place?.line ?? null,
		place?.column ?? null,
		hasTexts ? rule.evidence.url : null,
	];
}

/** A test whether a name comes for the first time. */
export function newNames(): (name: string) => boolean {
	const known = new Set<string>();
	return (name) => known.size < known.add(name).size;
}
