import type { FactStore } from '../../facts/fact-store.ts';
import type { SiteFacts } from '../../facts/given/site-facts.ts';
import type { KnownFacts, PageFacts } from '../../facts/page-facts.ts';
import { rules } from '../../rules/rules.ts';
import type { SummarizedPage } from '../../site/packed-page.ts';
import { buildReport, countsOf } from '../report/build-report.ts';
import { unresolved } from '../report/location.ts';
import type { Report } from '../report/report.ts';
import { scoreOf } from '../report/score.ts';
import { byImportance } from '../report/severity.ts';
import { type AuditOptions, auditRequest } from './audit-request.ts';
import type { RuleResult } from './rule-result.ts';
import { runRules } from './run-rules.ts';

const siteRules = rules.filter(({ needs }) => needs.includes('site'));
const siteRuleNames = new Set(siteRules.map(({ name }) => name));
const isSiteRule = (name: string) => siteRuleNames.has(name);

/**
 * The report with what only the other pages of the site tell. The page itself is not needed any
 * more: the rules that need the site read nothing but its summary, null for a page that was too
 * deep to have one.
 */
export function judgeOnSite(
	report: Report,
	summarized: SummarizedPage | null,
	site: SiteFacts,
	options: AuditOptions,
): Report {
	const request = auditRequest({ ...options, site });
	const { places = [], summary = null } = summarized ?? {};
	const facts = {
		url: summary?.url ?? report.url,
		response: { status: summary?.status ?? null, headers: null },
	};
	const store = storeOf({ ...facts, summary, site });
	const placeOf = new Map(places.map((place) => [place.node, place]));
	const judged = buildReport({
		page: pageWith(facts),
		store,
		request,
		results: [...runRules(siteRules, store, request), ...failedBefore(report)],
		locate: (node) => placeOf.get(node) ?? unresolved(node),
	});
	return withRules(report, judged);
}

/** What has failed without the site may say already what a rule that needs it says too. */
function failedBefore({ rules: reported }: Report): readonly RuleResult[] {
	const failed = new Set(
		reported.filter(({ status }) => status === 'failed').map(({ name }) => name),
	);
	return rules
		.filter(({ name }) => failed.has(name) && !isSiteRule(name))
		.map((rule) => ({
			rule,
			status: 'failed',
			reason: null,
			occurrences: [],
			measured: {},
			silent: -1,
		}));
}

/** Rules that were left out of the report stay out. */
function withRules(report: Report, { findings: more, rules: judged }: Report): Report {
	const byName = new Map(
		judged.filter(({ name }) => isSiteRule(name)).map((rule) => [rule.name, rule]),
	);
	const rules = report.rules.map((rule) => byName.get(rule.name) ?? rule);
	const known = new Set(rules);
	const findings = [...report.findings, ...more.filter((rule) => known.has(rule))].sort(
		byImportance,
	);
	return {
		...report,
		rules,
		findings,
		information: rules.filter(({ status }) => status === 'information'),
		counts: countsOf(rules, findings),
		score: scoreOf(findings.map(({ severity }) => severity)),
	};
}

function storeOf(known: Readonly<Record<string, unknown>>): FactStore {
	// Whatever else is asked for is not known.
	const values = new Proxy(known, { get: (facts, name: string) => facts[name] ?? null });
	const get = (name: string) => values[name];
	// A name decides its type; the record cannot say so.
	const store = { get: get as FactStore['get'], reason: () => 'too_deep', values };
	return store;
}

function pageWith(facts: Partial<KnownFacts>): PageFacts {
	// What is not there is not known here: nothing of the page was kept but its summary.
	return { source: 'html', scope: 'document', facts: facts as KnownFacts, unknown: {} };
}
