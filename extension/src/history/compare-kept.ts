import { type ComparedPage, comparePages, type PageComparison, rules } from '@plumbline/core';
import type { KeptAudit } from './kept-audit.ts';

export interface KeptComparison extends PageComparison {
	/** Whether both audits were judged by the same settings, so that their counts can be compared. */
	readonly isSameSettings: boolean;
}

/**
 * Compares one stored audit of a page with a later one. Ignoring a finding or removing a keyword
 * does not change the page, so rules that such a setting affects are left out.
 */
export function compareKept(before: KeptAudit, after: KeptAudit): KeptComparison | undefined {
	const changed = rulesOfChangedSettings(before, after);
	const [earlier, later] = [without(changed, before), without(changed, after)];
	const names = new Set([...earlier.findings, ...later.findings].map(({ rule_name }) => rule_name));
	const isSameCatalogue = before.ruleCount === after.ruleCount && before.ruleSet === after.ruleSet;
	const [comparison] = comparePages(
		[pageOf(earlier, isSameCatalogue ? names : new Set())],
		[pageOf(later, names)],
	);
	return comparison && { ...comparison, isSameSettings: changed.size === 0 };
}

function rulesOfChangedSettings(
	{ ignored: before = {}, words: wordsBefore = [] }: KeptAudit,
	{ ignored: after = {}, words: wordsAfter = [] }: KeptAudit,
): ReadonlySet<string> {
	const ignored = [...Object.keys(before), ...Object.keys(after)];
	const changed = ignored.filter((name) => before[name] !== after[name]);
	const isSameSearch = wordsBefore.join('\n') === wordsAfter.join('\n');
	return new Set([...changed, ...(isSameSearch ? [] : keywordRules())]);
}

const keywordRules = () =>
	rules.filter(({ needs }) => needs.includes('keyword')).map(({ name }) => name);

const without = (names: ReadonlySet<string>, audit: KeptAudit): KeptAudit => ({
	...audit,
	findings: audit.findings.filter(({ rule_name }) => !names.has(rule_name)),
});

/**
 * A stored audit in the form that `comparePages` takes. The given rules that were judged and found
 * nothing count as passed.
 */
function pageOf(
	{ findings, notChecked, ruleSet }: KeptAudit,
	names: ReadonlySet<string>,
): ComparedPage {
	const known = new Set([...notChecked, ...findings.map(({ rule_name }) => rule_name)]);
	const passed = [...names]
		.filter((name) => !known.has(name))
		.map((name) => ({ ...nothingFound, rule_name: name }));
	return { subject: '', rule_set: ruleSet, audit: [...findings, ...passed] };
}

const nothingFound = {
	status: 'passed',
	superseded: false,
	severity: 'note',
	message: '',
	fix: '',
	evidence: { url: '' },
	occurrence_count: 0,
	occurrences: [],
} as const;
