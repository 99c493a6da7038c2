import { type ComparedPage, comparePages, type PageComparison } from '@plumbline/core';
import type { KeptAudit } from './kept-audit.ts';

/** Compares one stored audit of a page with a later one. */
export function compareKept(before: KeptAudit, after: KeptAudit): PageComparison | undefined {
	const names = new Set([...before.findings, ...after.findings].map(({ rule_name }) => rule_name));
	const isSameCatalogue = before.ruleCount === after.ruleCount && before.ruleSet === after.ruleSet;
	const [comparison] = comparePages(
		[pageOf(before, isSameCatalogue ? names : new Set())],
		[pageOf(after, names)],
	);
	return comparison;
}

/**
 * A stored audit in the form that `comparePages` takes. Of the given rules, those that were judged
 * and found nothing count as passed.
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
