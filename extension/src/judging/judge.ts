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
	/** The country whose rules apply; empty to use the one the page suggests. */
	readonly geo: string;
	/** Used when the page suggests no country. */
	readonly usualGeo: string;
}

export interface JudgedPage extends Judgement {
	readonly read: PageFacts;
	readonly ruleSet: RuleSet;
	readonly suggestedGeo: GeoSuggestion;
}

export type Judge = (read: PageFacts, signal: AbortSignal) => Promise<JudgedPage>;

/**
 * Judges successive states of a page with the same settings. It works in slices, so that the panel
 * stays responsive, and reuses the results of what did not change.
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
