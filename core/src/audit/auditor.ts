import { createFactStore, type FactMemory, type FactStore } from '../page/fact-store.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { rules } from '../rules/rules.ts';
import { type AuditOptions, type AuditRequest, auditRequest } from './audit-request.ts';
import { buildReport } from './build-report.ts';
import { type Locate, unresolved } from './location.ts';
import type { Report } from './report.ts';
import { createRuleMemory, type RuleMemory, runRules } from './run-rules.ts';

export interface Auditor {
	/** Judges facts. A fact that is the same object as last time costs nothing again. */
	audit(page: PageFacts, locate?: Locate): Report;
	/** The facts of a page, also those that follow from others; what an audit worked out costs nothing. */
	facts(page: PageFacts): FactStore;
	/** What holds in the country that was asked for. */
	readonly ruleSet: RuleSet;
}

/** Keeps what it worked out between audits of one page, so that a small change costs little. */
export function createAuditor(options: AuditOptions): Auditor {
	const request = auditRequest(options);
	const memory: Memory = { facts: new Map(), rules: createRuleMemory() };
	return {
		audit: (page, locate = unresolved) => judgePage(page, request, locate, memory),
		facts: (page) => createFactStore(page, request, memory.facts),
		ruleSet: request.ruleSet,
	};
}

/** Judges a page's facts once. */
export const auditFacts = (page: PageFacts, options: AuditOptions, locate = unresolved): Report =>
	judgePage(page, auditRequest(options), locate);

interface Memory {
	readonly facts: FactMemory;
	readonly rules: RuleMemory;
}

function judgePage(
	page: PageFacts,
	request: AuditRequest,
	locate: Locate,
	memory?: Memory,
): Report {
	const store = createFactStore(page, request, memory?.facts);
	const results = runRules(rules, store, request, memory?.rules);
	return buildReport({ page, store, request, results, locate });
}
