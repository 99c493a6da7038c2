import type { Report, ReportedRule } from '@plumbline/core';

/** A report whose rules are numbers of parts that the journal contains once. */
export interface PackedReport extends Omit<Report, 'rules' | 'findings' | 'information'> {
	readonly rules: readonly PackedRule[];
	/** Names of rules. */
	readonly findings: readonly string[];
	readonly information: readonly string[];
}

/** A whole rule, or the number of its texts with the rest, which is this page’s own. */
type PackedRule = number | readonly [texts: number, own: Omit<ReportedRule, keyof RuleTexts>];

type RuleTexts = Pick<ReportedRule, 'name' | 'title' | 'why' | 'fix' | 'evidence'>;

/** What reports have in common: the texts of rules, and the results that most pages share. */
export interface JournalParts {
	/** Adds a line of the journal that begins a part. */
	read(line: string): void;
	/** Returns the report, and the lines that the journal lacks for it. */
	pack(report: Report): { readonly packed: PackedReport; readonly lines: readonly string[] };
	/** Throws if the journal lacks a part. */
	unpack(packed: PackedReport): Report;
}

export const partStart = '{"part":[';

export function createJournalParts(): JournalParts {
	const parts: unknown[] = [];
	const numbers = new Map<string, number>();
	let lines: string[] = [];

	function numberOf(part: unknown): number {
		const text = JSON.stringify(part);
		const known = numbers.get(text);
		if (known !== undefined) return known;
		const number = parts.push(part) - 1;
		numbers.set(text, number);
		lines.push(`${partStart}${number},${text}]}`);
		return number;
	}

	/** The line may be cut off: a number that was used is not used again. */
	function read(line: string): void {
		const number = Number(line.match(/^\{"part":\[(\d+),/)?.[1]);
		if (Number.isNaN(number)) return;
		parts.length = Math.max(parts.length, number + 1);
		try {
			// We wrote it.
			const { part } = JSON.parse(line) as { readonly part: readonly [number, unknown] };
			parts[number] = part[1];
			numbers.set(JSON.stringify(part[1]), number);
		} catch {
			// Its pages are audited again.
		}
	}

	function packRule(rule: ReportedRule): PackedRule {
		if (rule.occurrences.length === 0) return numberOf(rule);
		const { evidence, fix, name, title, why, ...own } = rule;
		return [numberOf({ name, title, why, fix, evidence }), own];
	}

	function part(number: number): unknown {
		if (parts[number] === undefined) throw new Error(`The journal lacks the part ${number}.`);
		return parts[number];
	}

	return {
		read,
		pack(report) {
			lines = [];
			const names = (rules: readonly ReportedRule[]) => rules.map(({ name }) => name);
			const packed = {
				...report,
				rules: report.rules.map(packRule),
				findings: names(report.findings),
				information: names(report.information),
			};
			return { packed, lines };
		},
		unpack(packed) {
			const rules = packed.rules.map((rule): ReportedRule => {
				// We packed both kinds.
				if (typeof rule === 'number') return part(rule) as ReportedRule;
				return { ...(part(rule[0]) as RuleTexts), ...rule[1] };
			});
			const byName = new Map(rules.map((rule) => [rule.name, rule]));
			const named = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? []);
			const { findings, information } = packed;
			return { ...packed, rules, findings: named(findings), information: named(information) };
		},
	};
}
