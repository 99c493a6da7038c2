import type { HtmlReport, PageReport } from '@plumbline/core/api';
import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';
import type { ToolAnswer } from '../tool.ts';

type Rule = HtmlReport['audit'][number];

const severities = ['blocker', 'error', 'warning', 'note'] as const;
/** The rest is in the count. */
const mostPlaces = 3;

export const auditHead = z.object({
	provenance: z.object({
		source: z.enum(['page requested now', 'HTML from the call']),
		read_at: z.iso.datetime(),
		rule_set: z.string(),
		country: z.string(),
		scripts: z
			.enum(['not_asked', 'not_needed', 'rendered', 'failed'])
			.describe('Whether the scripts of the page were run before it was judged.'),
	}),
	indexable: z
		.enum(['yes', 'no', 'hidden', 'elsewhere', 'unknown'])
		.describe('hidden: kept out on purpose. elsewhere: the canonical names a different page.'),
	checked: z.object({
		failed: z.int(),
		passed: z.int(),
		not_applicable: z.int(),
		not_checked: z.int().describe('Checks that were not made: neither right nor wrong.'),
	}),
	language: z.nullable(z.string()),
	page_type: z.nullable(z.string()),
	quoted: quotedSchema({
		url: z.nullable(z.string()),
		title: z.nullable(z.string()),
		meta_description: z.nullable(z.string()),
		http_status: z.nullable(z.string()),
		scripts_problem: z.nullable(z.string()),
		suggested_keywords: z.array(z.string()),
	}),
});

export const findingItem = z.object({
	rule: z.string(),
	severity: z.enum(severities),
	title: z.string().describe('The state that should hold, and does not.'),
	fix: z.string(),
	source: z.string().describe('The URL of the evidence for the rule.'),
	count: z.int(),
	quoted: quotedSchema({
		found: z.array(
			z.object({
				message: z.string(),
				snippet: z.nullable(z.string()),
				line: z.nullable(z.int()),
			}),
		),
	}),
});

interface AuditQuestion {
	readonly source: z.infer<typeof auditHead>['provenance']['source'];
	readonly now: Date;
	readonly geo: string;
	readonly includeNotes: boolean;
}

type AuditAnswer = ToolAnswer<z.infer<typeof auditHead>, z.infer<typeof findingItem>>;

/** The report for an agent: first what keeps the page out of search. */
export function auditAnswer(report: HtmlReport | PageReport, question: AuditQuestion): AuditAnswer {
	const failed = report.audit.filter(isShown);
	const { counts } = report;
	const listed = failed.filter(({ severity }) => question.includeNotes || severity !== 'note');
	return {
		head: {
			provenance: {
				source: question.source,
				read_at: question.now.toISOString(),
				rule_set: report.rule_set ?? '',
				country: question.geo,
				scripts: 'rendering' in report ? (report.rendering?.state ?? 'not_asked') : 'not_asked',
			},
			indexable: report.verdict?.indexable ?? 'unknown',
			checked: {
				failed: failed.length,
				passed: counts?.passed ?? 0,
				not_applicable: counts?.not_applicable ?? 0,
				not_checked: counts?.not_checked ?? 0,
			},
			language: report.language ?? null,
			page_type: report.page_type ?? null,
			quoted: pageQuotes(report),
		},
		items: listed.map(finding).sort((left, right) => rank(left) - rank(right)),
	};
}

/** Whether the rule failed, and no other finding already says so. */
export function isShown({ status, superseded, ignored }: Rule): boolean {
	return status === 'failed' && !superseded && !ignored;
}

function pageQuotes(report: HtmlReport | PageReport): AuditAnswer['head']['quoted'] {
	const meta = 'page_meta' in report ? report.page_meta : null;
	const problem = ('rendering' in report && report.rendering?.reason) || null;
	return {
		url: meta && quote(meta.url),
		title: meta && quote(meta.title),
		meta_description: meta && quote(meta.meta_description),
		http_status: 'status' in report ? report.status.http_status : null,
		scripts_problem: problem === null ? null : quote(problem),
		suggested_keywords: (report.suggested_keywords ?? []).slice(0, 5).map(quote),
	};
}

function finding(rule: Rule): z.infer<typeof findingItem> {
	return {
		rule: rule.rule_name,
		severity: rule.severity ?? 'note',
		title: rule.title ?? '',
		fix: rule.fix ?? '',
		source: rule.evidence?.url ?? '',
		count: rule.occurrence_count ?? 0,
		quoted: {
			found: (rule.occurrences ?? []).slice(0, mostPlaces).map(({ message, snippet, line }) => ({
				message: quote(message),
				snippet: snippet && quote(snippet),
				line,
			})),
		},
	};
}

const rank = ({ severity }: z.infer<typeof findingItem>) => severities.indexOf(severity);
