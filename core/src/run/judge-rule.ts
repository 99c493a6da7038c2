import type { Rule } from '../audit/rule.ts';
import type { Status } from '../audit/rule-result.ts';
import { type AuditHtmlOptions, auditHtml } from './audit-html.ts';

/** The result of one rule on one page. */
export interface RuleVerdict {
	/** `failed` if it found something; the reason of `not_checked` is in the report only. */
	readonly status: Status;
	/** One sentence for each occurrence. */
	readonly messages: readonly string[];
}

/**
 * Runs a rule of your own on one page, for its tests. The text is a document unless `scope` says
 * otherwise, and `geo` is `us` by default. In a browser, call `load({ html: true })` first.
 *
 * @throws What the rule throws, and what `auditHtml` throws.
 */
export function judgeRule(
	rule: Rule,
	html: string,
	options: Partial<AuditHtmlOptions> = {},
): RuleVerdict {
	const onError = (part: { readonly name: string }, cause: unknown) => {
		if (part.name === rule.name) throw cause;
	};
	const defaults = { geo: 'us', scope: 'document', onError } as const;
	const report = auditHtml(html, { ...defaults, ...options, ownRules: [rule] });
	const reported = report.rules.find(({ name }) => name === rule.name);
	if (reported === undefined) throw new Error(`The rule ${rule.name} was not run.`);
	const { occurrences, status } = reported;
	return { status, messages: occurrences.map(({ message }) => message) };
}
