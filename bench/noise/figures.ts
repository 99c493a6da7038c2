import type { ReportedRule } from '@plumbline/core';
import type { AuditedFile } from './real-pages.ts';

export interface NoiseFigures {
	readonly pages: number;
	readonly milliseconds: number;
	readonly findingsAboveNote: { readonly median: number; readonly p90: number };
	/** Share of the pages on which a rule makes a finding, 0 to 1, highest first. */
	readonly rates: Readonly<Record<string, number>>;
	/** The same for findings above note. */
	readonly ratesAboveNote: Readonly<Record<string, number>>;
	/** Names of the rules that no page could be judged by. */
	readonly unjudged: readonly string[];
}

export function noiseFigures(pages: readonly AuditedFile[]): NoiseFigures {
	const counts = pages.map(
		({ report: { counts } }) => counts.blocker + counts.error + counts.warning,
	);
	const rates = ratesOf(pages, () => true);
	return {
		pages: pages.length,
		milliseconds: pages.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
		findingsAboveNote: { median: quantile(counts, 0.5), p90: quantile(counts, 0.9) },
		rates,
		ratesAboveNote: ratesOf(pages, ({ severity }) => severity !== 'note'),
		unjudged: ruleNames(pages)
			.filter((name) => rates[name] === undefined)
			.sort(),
	};
}

const ruleNames = (pages: readonly AuditedFile[]) =>
	pages[0]?.report.rules.map(({ name }) => name) ?? [];

/** Leaves out rules that no page could be judged by, and rules that depend on the missing response headers. */
function ratesOf(
	pages: readonly AuditedFile[],
	counts: (finding: ReportedRule) => boolean,
): Readonly<Record<string, number>> {
	const findings = new Map<string, number>();
	const unknown = new Set<string>();
	for (const { report } of pages) {
		for (const rule of report.rules) {
			const { isSuperseded, name, reason, status } = rule;
			if (reason === 'no_response') unknown.add(name);
			if (status !== 'passed' && status !== 'failed') continue;
			const isFinding = status === 'failed' && !isSuperseded && counts(rule);
			findings.set(name, (findings.get(name) ?? 0) + Number(isFinding));
		}
	}
	const known = [...findings].filter(([name]) => !unknown.has(name));
	const loudest = known.sort(([, left], [, right]) => right - left);
	const share = (count: number) => Math.round((count / pages.length) * 1000) / 1000;
	return Object.fromEntries(loudest.map(([name, count]) => [name, share(count)]));
}

function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((left, right) => left - right);
	return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
