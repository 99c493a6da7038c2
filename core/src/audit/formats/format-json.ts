import type { DetailedRule } from '../report/details.ts';
import { type AuditedPage, savedPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';

/**
 * JSON: `{ pages }` with the detailed reports as in the HTTP API, each with its `subject`. If there
 * are several pages, the texts of rules are in a list `rules` before them.
 */
export const formatJson = (pages: readonly AuditedPage[]): string =>
	[...jsonReport(pages)].join('');

/**
 * In chunks, page by page: a large site exceeds the maximum length of a string. Several pages take
 * a line each, and the texts of rules, which would be most of the report, are in a list before them.
 */
export const jsonReport = (pages: readonly AuditedPage[]): Generator<string> =>
	pages.length > 1
		? jsonParts({ rules: ruleTexts(pages), pages: [] }, pagesWithoutTexts(pages), {
				isPerLine: true,
			})
		: jsonParts({ pages: [] }, pages.map(savedPage));

export interface RuleTexts
	extends Pick<DetailedRule, 'rule_name' | 'title' | 'why' | 'fix' | 'evidence'> {}

function ruleTexts(pages: readonly AuditedPage[]): readonly RuleTexts[] {
	const texts = new Map<string, RuleTexts>();
	for (const { report } of pages) {
		for (const { evidence, fix, name, title, why } of report.rules) {
			if (!texts.has(name)) texts.set(name, { rule_name: name, title, why, fix, evidence });
		}
	}
	return [...texts.values()];
}

function* pagesWithoutTexts(pages: readonly AuditedPage[]) {
	for (const page of pages) {
		const { audit, ...saved } = savedPage(page);
		yield { ...saved, audit: audit.map(withoutTexts) };
	}
}

const withoutTexts = ({ evidence, fix, title, why, ...rule }: DetailedRule) => rule;
