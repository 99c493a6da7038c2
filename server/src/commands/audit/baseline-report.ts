import type { AuditedPage, ReportedRule } from '@plumbline/core';
import { isComparedIn } from './compared-pages.ts';

/**
 * The findings of each page with their places, and the rules that were not checked: enough for a
 * later comparison, at most 2 % of a whole report. The other rules of the list found nothing. A page
 * whose unchecked rules are those of an earlier page has the number of that list, from 0.
 */
export function* baselineReport(pages: readonly AuditedPage[]): Generator<string> {
	yield `{"rules":[${ruleTexts(pages).map(line).join(',')}\n],"pages":[`;
	const numberOf = createNumbers();
	for (const [index, { report, subject }] of pages.entries()) {
		const unchecked = namesOf(report.rules.filter(isListed).filter(isUnchecked));
		const row = {
			subject,
			rule_set: report.ruleSet,
			not_checked: numberOf(unchecked) ?? unchecked,
			audit: report.findings.map(savedFinding),
		};
		yield `${index === 0 ? '' : ','}${line(row)}`;
	}
	yield '\n]}\n';
}

const line = (value: unknown) => `\n${JSON.stringify(value)}`;

/** The names of all rules, with the texts of those that found something. */
function ruleTexts(pages: readonly AuditedPage[]) {
	const texts = new Map<string, Partial<Pick<ReportedRule, 'fix' | 'evidence'>>>();
	for (const { report } of pages) {
		const compared = report.rules.filter(isComparedIn(report));
		for (const { name } of compared) texts.set(name, texts.get(name) ?? {});
		for (const { evidence, fix, name } of report.findings) texts.set(name, { fix, evidence });
	}
	return [...texts].map(([name, own]) => ({ rule_name: name, ...own }));
}

/** The number of the equal list that came before; null for a new one. */
function createNumbers() {
	const numbers = new Map<string, number>();
	return (names: readonly string[]): number | null => {
		const key = names.join();
		const number = numbers.get(key) ?? null;
		if (number === null) numbers.set(key, numbers.size);
		return number;
	};
}

const namesOf = (rules: readonly ReportedRule[]) => rules.map(({ name }) => name);

const isListed = ({ isListed }: ReportedRule) => isListed;

const isUnchecked = ({ status }: ReportedRule) => status === 'not_checked';

const savedFinding = ({
	headline,
	name,
	occurrenceCount,
	occurrences,
	severity,
}: ReportedRule) => ({
	rule_name: name,
	severity,
	message: headline,
	occurrence_count: occurrenceCount,
	occurrences: occurrences.map(({ message, nodes: [first] }) => first?.snippet ?? message),
});
