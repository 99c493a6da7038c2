import type { DetailedRule } from '../report/details.ts';
import { type AuditedPage, type SavedPage, savedPage, type UnreadPage } from './audited-page.ts';
import { jsonParts } from './json-text.ts';

/**
 * JSON: `{ pages }` with the detailed reports as in the HTTP API, each with its `subject`. If there
 * are several pages, the texts of rules are in a list `rules` before them.
 */
export const formatJson = (pages: readonly AuditedPage[]): string =>
	[...jsonReport(pages)].join('');

interface JsonOptions {
	/** Whether pages list every rule; otherwise several pages list those that found something. */
	readonly allRules?: boolean;
	/** Listed before the pages, if there are some. */
	readonly unread?: readonly UnreadPage[];
}

/**
 * In chunks, page by page: a large site exceeds the maximum length of a string. Several pages take
 * a line each, and the texts of rules, which would be most of the report, are in a list before them.
 */
export const jsonReport = (
	pages: readonly AuditedPage[],
	{ allRules = true, unread = [] }: JsonOptions = {},
): Generator<string> =>
	pages.length > 1
		? jsonParts(
				{ ...unreadList(unread), rules: ruleTexts(pages), pages: [] },
				pagesWithoutTexts(pages, allRules ? (page) => page : briefPage),
				{ isPerLine: true },
			)
		: jsonParts({ ...unreadList(unread), pages: [] }, pages.map(savedPage));

const unreadList = (unread: readonly UnreadPage[]) =>
	unread.length > 0 && {
		unread: unread.map(({ isExpected, linkedFrom, reason, subject }) => ({
			subject,
			reason,
			linked_from: linkedFrom,
			is_expected: isExpected,
		})),
	};

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

function* pagesWithoutTexts(
	pages: readonly AuditedPage[],
	shorten: (page: SavedPage) => SavedPage,
) {
	for (const page of pages) {
		const { audit, ...saved } = shorten(savedPage(page));
		yield { ...saved, audit: audit.map(withoutTexts) };
	}
}

/** Rules of the report that it neither lists nor names as not checked found nothing. */
function briefPage({ audit, ...page }: SavedPage) {
	const unknown = audit.filter(({ status }) => status === 'not_checked');
	const byReason = Map.groupBy(unknown, ({ reason }) => reason ?? 'other');
	const names = [...byReason].map(([reason, rules]) => [
		reason,
		rules.map(({ rule_name }) => rule_name),
	]);
	return {
		...page,
		audit: audit.filter(({ status }) => status === 'failed' || status === 'information'),
		not_checked: Object.fromEntries(names),
	};
}

const withoutTexts = ({ evidence, fix, title, why, ...rule }: DetailedRule) => rule;
