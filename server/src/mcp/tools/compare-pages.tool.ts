import type { ComparedPage } from '@plumbline/core';
import { type HtmlReport, type PageReport, reportOnHtml, reportOnPage } from '@plumbline/core/api';
import * as z from 'zod';
import { quote, quotedSchema } from '../quoted.ts';
import { defineTool, type ToolCall } from '../tool.ts';
import { rendering } from './audit-page.tool.ts';

const mostPlaces = 3;

const side = z.string().describe('A URL, or HTML.');

const changeItem = z.object({
	change: z
		.enum(['worse', 'fixed', 'not judged before'])
		.describe('not judged before: nobody knows whether the finding is new.'),
	rule: z.string(),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	count: z.int(),
	quoted: quotedSchema({ message: z.string(), places: z.array(z.string()) }),
});

export const comparePages = defineTool({
	name: 'compare_pages',
	title: 'Compare two states of a page',
	description:
		'Audits a page before and after a change and lists what got worse, what was fixed and what could not be judged before. An empty list means that no finding changed.',
	scope: 'optimize',
	effect: 'reads',
	readsWeb: true,
	input: z.object({
		before: side,
		after: side,
		keyword: z.optional(z.string()),
		geo: z.prefault(z.string(), 'us').describe('Country of the search.'),
	}),
	head: z.object({
		provenance: z.object({ source: z.string(), read_at: z.iso.datetime() }),
		worse: z.int(),
		fixed: z.int(),
		unchanged: z.int(),
	}),
	item: changeItem,
	async answer({ before, after, keyword, geo }, call) {
		const { comparePages: compare } = await import('@plumbline/core');
		const options = { geo, details: true, ...(keyword !== undefined && { keyword }) };
		const reportOf = (given: string) => report(given, options, call);
		const [earlier, later] = await Promise.all([reportOf(before), reportOf(after)]);
		const [comparison] = compare([comparedPage(earlier)], [comparedPage(later)]);
		if (!comparison) throw new Error('A comparison of two pages is empty.');
		const items = [
			...comparison.worse.map((change) => ({ kind: 'worse' as const, change })),
			...comparison.fixed.map((change) => ({ kind: 'fixed' as const, change })),
			...comparison.firstSeen.map((change) => ({ kind: 'not judged before' as const, change })),
		];
		return {
			head: {
				provenance: { source: 'audited now', read_at: call.now.toISOString() },
				worse: comparison.worse.length,
				fixed: comparison.fixed.length,
				unchanged: comparison.unchanged,
			},
			items: items.map(({ kind, change: { rule, count, places } }) => ({
				change: kind,
				rule: rule.rule_name,
				severity: rule.severity,
				count,
				quoted: { message: quote(rule.message), places: places.slice(0, mostPlaces).map(quote) },
			})),
		};
	},
});

async function report(
	given: string,
	options: { readonly geo: string; readonly details: boolean; readonly keyword?: string },
	{ client, drawsPages, signal }: ToolCall,
): Promise<HtmlReport | PageReport> {
	if (!/^\s*https?:/i.test(given)) {
		return client.call(reportOnHtml, { ...options, html: given }, { signal });
	}
	const asked = { ...options, ...rendering(undefined, drawsPages), url: given };
	return client.call(reportOnPage, asked, { signal });
}

/** With details, a report has every field that a comparison reads. */
function comparedPage({ audit, rule_set }: HtmlReport | PageReport): ComparedPage {
	return {
		subject: 'page',
		rule_set: rule_set ?? '',
		audit: audit.map((rule) => ({
			rule_name: rule.rule_name,
			status: rule.status ?? 'not_checked',
			superseded: rule.superseded ?? false,
			ignored: rule.ignored,
			severity: rule.severity ?? 'note',
			message: rule.message ?? '',
			fix: rule.fix ?? '',
			evidence: { url: rule.evidence?.url ?? '' },
			occurrence_count: rule.occurrence_count ?? 0,
			occurrences: rule.occurrences ?? [],
		})),
	};
}
