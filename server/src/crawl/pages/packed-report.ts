import { auditHtml, type Report, type ReportedRule, type RuleData } from '@plumbline/core';
import type { CrawlSettings } from '../settings.ts';

/** A report that stores of each rule what differs from the usual. */
export interface PackedReport extends Omit<Report, 'rules' | 'findings' | 'information'> {
	readonly rules: readonly PackedRule[];
	/** Names of rules. */
	readonly findings: readonly string[];
}

export type PackedRule = Pick<ReportedRule, 'name'> & Partial<ReportedRule>;

export interface ReportPacker {
	pack(report: Report): PackedReport;
	/**
	 * Reports share the results that most pages have, so that a thousand of them take little memory.
	 * Throws if a rule is unknown, as after an update that removed it.
	 */
	unpack(packed: PackedReport): Report;
	packRule(rule: ReportedRule): PackedRule;
	unpackRule(packed: PackedRule): ReportedRule;
}

/** The common part of rules without findings. */
const fine = {
	status: 'passed',
	reason: null,
	isSuperseded: false,
	isIgnored: false,
	ignoredCount: 0,
	measured: {},
	occurrences: [],
	occurrenceCount: 0,
} as const satisfies Partial<ReportedRule>;

/** For the reports of a crawl, all of which have one language. */
export function createReportPacker({
	audit,
	ownRules = [],
}: Pick<CrawlSettings, 'audit' | 'ownRules'>): ReportPacker {
	const rules = [
		...auditHtml('', audit).rules,
		...ownRules.map((rule) => ({ ...textsOf(rule), class: rule.class })),
	];
	const usual = new Map<string, Partial<ReportedRule>>(
		rules.map((rule) => [
			rule.name,
			{ ...rule, ...fine, isListed: rule.class !== 'information', headline: rule.title },
		]),
	);
	const shared = new Map<string, ReportedRule>();

	function packRule(rule: ReportedRule): PackedRule {
		const known: Readonly<Record<string, unknown>> = usual.get(rule.name) ?? {};
		const packed: Record<string, unknown> = { name: rule.name };
		for (const [key, value] of Object.entries(rule)) {
			if (!isSame(value, known[key])) packed[key] = value;
		}
		// The rest is the same as usual, so it is left out.
		return packed as PackedRule;
	}

	function unpackRule(packed: PackedRule): ReportedRule {
		const known = usual.get(packed.name);
		if (known === undefined) throw new Error(`The rule ${packed.name} is unknown.`);
		// We packed the rest.
		if (packed.occurrences !== undefined) return { ...known, ...packed } as ReportedRule;
		const key = JSON.stringify(packed);
		const rule = shared.get(key) ?? ({ ...known, ...packed } as ReportedRule);
		shared.set(key, rule);
		return rule;
	}

	return {
		packRule,
		unpackRule,
		pack({ findings, information, rules, ...rest }) {
			return {
				...rest,
				rules: rules.map(packRule),
				findings: findings.map(({ name }) => name),
			};
		},
		unpack({ findings, rules: packed, ...rest }) {
			const rules = packed.map(unpackRule);
			const byName = new Map(rules.map((rule) => [rule.name, rule]));
			return {
				...rest,
				rules,
				findings: findings.flatMap((name) => byName.get(name) ?? []),
				information: rules.filter(({ status }) => status === 'information'),
			};
		},
	};
}

function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	return isEmptyObject(one) && isEmptyObject(other);
}

const isEmptyObject = (value: unknown) =>
	typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const textsOf = ({ evidence, fix, name, title, why }: RuleData) => ({
	name,
	title,
	why,
	fix,
	evidence,
});
