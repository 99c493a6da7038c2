import {
	type AuditOptions,
	createAuditor,
	type FactStore,
	type GeoSuggestion,
	type Judgement,
	type PageFacts,
	type RuleSet,
	suggestGeo,
} from '@plumbline/core';

export interface JudgeOptions extends Omit<AuditOptions, 'geo'> {
	/** The country whose rules hold; empty for what the page itself suggests. */
	readonly geo: string;
	/** Where a page suggests none. */
	readonly usualGeo: string;
}

export interface JudgedPage extends Judgement {
	readonly read: PageFacts;
	readonly ruleSet: RuleSet;
	readonly suggestedGeo: GeoSuggestion;
}

export type Judge = (read: PageFacts, signal: AbortSignal) => Promise<JudgedPage>;

/**
 * Judges one state of a page after the other by the same settings, in slices: the panel answers all
 * the while. What did not change costs nothing again.
 */
export function createJudge({ geo, usualGeo, ...options }: JudgeOptions): Judge {
	let auditor = createAuditor({ ...options, geo: geo || usualGeo });

	return async (read, signal) => {
		const facts: FactStore = await auditor.derive(read, ['language'], { signal });
		const suggestedGeo = suggestGeo(facts, usualGeo);
		const wanted = geo || suggestedGeo.geo;
		if (wanted !== auditor.ruleSet.geo) auditor = auditor.with({ geo: wanted });
		const { ruleSet } = auditor;
		return { ...(await auditor.judge(read, { signal })), read, ruleSet, suggestedGeo };
	};
}
