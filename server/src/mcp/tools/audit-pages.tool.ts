import type { whyUnread } from '@plumbline/core';
import { type BatchLine, reportOnMany } from '@plumbline/core/api';
import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';
import { defineTool } from '../tool.ts';
import { isShown } from './audit-answer.ts';
import { rendering } from './audit-page.tool.ts';

const mostUrls = 50;
const worst = ['blocker', 'error', 'warning'] as const;

const pageItem = z.object({
	state: z
		.enum(['audited', 'not audited'])
		.describe('not audited: nothing is known about the page; “quoted.problem” says why.'),
	indexable: z.nullable(z.enum(['yes', 'no', 'hidden', 'elsewhere', 'unknown'])),
	counts: z
		.nullable(z.object({ blocker: z.int(), error: z.int(), warning: z.int(), note: z.int() }))
		.describe('Findings by severity. null: what is wrong with the page is not known.'),
	failed: z.array(z.string()).describe('Names of the rules that fail above a note, worst first.'),
	quoted: quotedSchema({
		url: z.string(),
		title: z.nullable(z.string()),
		problem: z.nullable(z.string()),
	}),
});

export const auditPages = defineTool({
	name: 'audit_pages',
	title: 'Audit the pages of a site',
	description: `Audits up to ${mostUrls} pages and lists for each whether it can be indexed and which rules fail, the worst page first and unknown ones last. audit_page has the places and fixes of one.`,
	scope: 'optimize',
	effect: 'reads',
	readsWeb: true,
	input: z.object({
		urls: z.array(z.string()).min(1).max(mostUrls),
		geo: z.prefault(z.string(), 'us').describe('Country of the search.'),
	}),
	head: z.object({
		provenance: z.object({
			source: z.string(),
			read_at: z.iso.datetime(),
			country: z.string(),
			complete: z.boolean().describe('Whether every page was audited.'),
		}),
		failing_rules: z
			.array(z.object({ rule: z.string(), pages: z.int() }))
			.describe('The rules that fail on most pages.'),
	}),
	item: pageItem,
	async answer({ urls, geo }, { client, drawsPages, now, onProgress, signal }) {
		const { whyUnread, worstFirst } = await import('@plumbline/core');
		const options = { geo, details: true, ...rendering(undefined, drawsPages) };
		const lines = urls.map((url, id) => ({ id, url, ...options }));
		const answered: BatchLine[] = [];
		for await (const line of client.lines(reportOnMany, lines, { signal })) {
			answered.push(line);
			onProgress(answered.length, urls.length);
		}
		const items = answered
			.toSorted((left, right) => left.line - right.line)
			.map((line) => ({
				found: foundIn(line),
				item: itemOf(line, urls[line.line - 1] ?? '', whyUnread),
			}))
			.sort(
				(left, right) =>
					Number(left.item.counts === null) - Number(right.item.counts === null) ||
					worstFirst(left.found, right.found),
			)
			.map(({ item }) => item);
		return {
			head: {
				provenance: {
					source: 'pages requested now',
					read_at: now.toISOString(),
					country: geo,
					complete: items.length === urls.length && items.every(isAudited),
				},
				failing_rules: failingRules(items),
			},
			items,
		};
	},
});

const isAudited = ({ state }: z.infer<typeof pageItem>) => state === 'audited';

function itemOf(line: BatchLine, url: string, unread: typeof whyUnread): z.infer<typeof pageItem> {
	if ('problem' in line) {
		const quoted = { url: quote(url), title: null, problem: quote(line.problem.detail) };
		return { state: 'not audited', indexable: null, counts: null, failed: [], quoted };
	}
	const { report } = line;
	const found = foundIn(line);
	const failed = worst.flatMap((severity) => found.filter((rule) => rule.severity === severity));
	// “Nothing is wrong” would be more than is known about a page whose content could not be read.
	const isKnown = failed.length > 0 || unread(report.audit) === null;
	const { blocker = 0, error = 0, warning = 0, note = 0 } = report.counts ?? {};
	return {
		state: 'audited',
		indexable: report.verdict?.indexable ?? 'unknown',
		counts: isKnown ? { blocker, error, warning, note } : null,
		failed: failed.map(({ rule_name }) => rule_name),
		quoted: {
			url: quote(url),
			title: 'page_meta' in report ? quote(report.page_meta.title) : null,
			problem: null,
		},
	};
}

/** The findings of a page; none if it was not audited. */
const foundIn = (line: BatchLine) =>
	('problem' in line ? [] : line.report.audit).filter(isShown).map((rule) => ({
		rule_name: rule.rule_name,
		severity: rule.severity ?? 'note',
		class: rule.class ?? 'information',
		impact: rule.rule_impact,
	}));

function failingRules(items: readonly z.infer<typeof pageItem>[]) {
	const pages = new Map<string, number>();
	for (const rule of items.flatMap(({ failed }) => failed)) {
		pages.set(rule, (pages.get(rule) ?? 0) + 1);
	}
	return [...pages]
		.map(([rule, count]) => ({ rule, pages: count }))
		.sort((left, right) => right.pages - left.pages)
		.slice(0, 10);
}
