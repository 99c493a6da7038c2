import { type AuditOptions, auditRequest } from '../audit/audit-request.ts';
import { isFinding, partsFrom, reportRules } from '../audit/report/build-report.ts';
import { unresolved } from '../audit/report/location.ts';
import type { Report, ReportedRule } from '../audit/report/report.ts';
import { byImportance } from '../audit/report/severity.ts';
import type { RuleResult } from '../audit/rule-result.ts';
import type { FactName, Facts } from '../facts/fact-names.ts';
import type { FactStore } from '../facts/fact-store.ts';
import type { SiteFacts } from '../facts/given/site-facts.ts';
import { rules } from '../rules/rules.ts';
import type { SummarizedPage } from '../site/packed-page.ts';
import { planRules } from './rule-plan.ts';
import { runRules } from './run-rules.ts';

const isSiteRule = ({ needs }: (typeof rules)[number]) => needs.includes('site');
const siteRules = rules.filter(isSiteRule);
const plan = planRules(siteRules);

/** The names of the rules that need the other pages of the site. */
export const siteRuleNames: readonly string[] = siteRules.map(({ name }) => name);

/**
 * Adds the verdicts that depend on the other pages of the site. The page itself is no longer
 * needed: these rules read only its summary, which is null if the page was too deep.
 */
export function judgeOnSite(
	report: Report,
	summarized: SummarizedPage | null,
	site: SiteFacts,
	options: AuditOptions,
): Report {
	const failed = report.rules.filter(({ status }) => status === 'failed').map(({ name }) => name);
	return withSiteResults(
		report,
		siteResults({ url: report.url, failed }, summarized, site, options),
	);
}

interface JudgedAlone {
	readonly url: string | null;
	/** The rules that failed without knowledge of the site. */
	readonly failed: readonly string[];
}

/** Only the verdicts that depend on the other pages; see `withSiteResults`. */
export function siteResults(
	{ url, failed }: JudgedAlone,
	summarized: SummarizedPage | null,
	site: SiteFacts,
	options: AuditOptions,
): readonly ReportedRule[] {
	const request = auditRequest({ ...options, site });
	const { files = null, places = [], summary = null } = summarized ?? {};
	const store = storeOf({
		url: summary?.url ?? url,
		response: { status: summary?.status ?? null, headers: null },
		summary,
		namedFiles: files,
		site,
	});
	const placeOf = new Map(places.map((place) => [place.node, place]));
	const results = [...runRules(plan, store, request), ...failedBefore(failed)];
	const judged = reportRules(results, request, (node) => placeOf.get(node) ?? unresolved(node));
	return judged.slice(0, siteRules.length);
}

/** Results of rules that do not need the site: one of them may supersede a rule that does. */
function failedBefore(names: readonly string[]): readonly RuleResult[] {
	const failed = new Set(names);
	return rules
		.filter((rule) => failed.has(rule.name) && !isSiteRule(rule))
		.map((rule) => ({ rule, status: 'failed', reason: null, occurrences: [], measured: {} }));
}

/**
 * The report with the verdicts of `siteResults`, which replace earlier ones. Rules that were left
 * out of the report stay out.
 */
export function withSiteResults(report: Report, results: readonly ReportedRule[]): Report {
	const byName = new Map(results.map((rule) => [rule.name, rule]));
	const rules = report.rules.map((rule) => byName.get(rule.name) ?? rule);
	const own = report.findings.filter(({ name }) => !byName.has(name));
	const added = rules.filter((rule) => byName.has(rule.name) && isFinding(rule));
	const findings = [...own, ...added].sort(byImportance);
	return { ...report, ...partsFrom(rules, findings) };
}

type KnownFacts = { readonly [Name in FactName]?: Facts[Name] | null };

const unknownFacts: KnownFacts = Object.fromEntries(plan.facts.map((name) => [name, null]));

/** A store with only these facts of the page. */
function storeOf(known: KnownFacts): FactStore {
	const values = { ...unknownFacts, ...known };
	const get = (name: FactName) => values[name] ?? null;
	// The name determines the type; the record cannot express that.
	const reason = (name: FactName) => (name === 'namedFiles' ? 'target_unknown' : 'too_deep');
	return { get: get as FactStore['get'], reason, values };
}
