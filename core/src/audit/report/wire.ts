import type { Report, ReportedRule } from './report.ts';

/** One element of `audit`, exactly as in the interface. */
export interface WireRule {
	readonly rule_name: string;
	readonly rule_risk: ReportedRule['risk'];
	readonly rule_difficulty: ReportedRule['difficulty'];
	/** From 1 (little) to 5. */
	readonly rule_impact: number;
	/** Whether the rule did not fail; true as well if it was not checked. */
	readonly optimized: boolean;
}

/** A report as the HTTP API returns it without `details`. */
export interface WireReport {
	/** Suggested keywords, best first. */
	readonly keywords: readonly string[];
	/** In the order of the catalogue. */
	readonly audit: readonly WireRule[];
}

/** The shape of the interface. Its list of rules depends on the request, never on the page. */
export function toWire(report: Report): WireReport {
	return {
		keywords: report.suggestedKeywords,
		audit: report.rules.filter(({ isListed }) => isListed).map(wireRule),
	};
}

export const wireRule = ({ name, risk, difficulty, impact, status }: ReportedRule): WireRule => ({
	rule_name: name,
	rule_risk: risk,
	rule_difficulty: difficulty,
	rule_impact: impact,
	optimized: status !== 'failed',
});
