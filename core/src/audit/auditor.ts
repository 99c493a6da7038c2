import { createFactStore, type FactMemory, type FactStore } from '../page/fact-store.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { takeSteps } from '../page/steps.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { rules } from '../rules/rules.ts';
import { type AuditOptions, type AuditRequest, auditRequest } from './audit-request.ts';
import { buildReport } from './build-report.ts';
import { type Locate, unresolved } from './location.ts';
import type { Report } from './report.ts';
import { createRuleMemory, type RuleMemory, ruleSteps, runRules } from './run-rules.ts';

export interface Auditor {
	/** Judges facts. A fact that is the same object as last time costs nothing again. */
	audit(page: PageFacts, locate?: Locate): Report;
	/**
	 * Works out in slices what an audit of these facts takes, so that it has only to be gathered. For
	 * a long page: nobody waits for it.
	 */
	prepare(page: PageFacts, options?: { readonly signal?: AbortSignal | undefined }): Promise<void>;
	/** The facts of a page, also those that follow from others; what an audit worked out costs nothing. */
	facts(page: PageFacts): FactStore;
	/** The same with other options as well; facts that they do not change are kept. */
	with(options: Partial<AuditOptions>): Auditor;
	/** What holds in the country that was asked for. */
	readonly ruleSet: RuleSet;
}

/** Keeps what it worked out between audits of one page, so that a small change costs little. */
export const createAuditor = (options: AuditOptions): Auditor => auditorWith(options, new Map());

function auditorWith(options: AuditOptions, facts: FactMemory): Auditor {
	const request = auditRequest(options);
	const memory: Memory = { facts, rules: createRuleMemory() };
	return {
		audit: (page, locate = unresolved) => judgePage(page, request, locate, memory),
		async prepare(page, { signal } = {}) {
			const store = createFactStore(page, request, facts);
			await takeSteps(ruleSteps(rules, store, request, memory.rules), signal);
		},
		facts: (page) => createFactStore(page, request, facts),
		with: (others) => auditorWith({ ...options, ...others }, facts),
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
