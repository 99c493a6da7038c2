import { blockingDirectives } from '../page/blocking-directives.ts';
import type { FactStore } from '../page/fact-store.ts';
import { ownText } from '../page/own-text.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { decidingCrawlers } from '../rule-sets/crawlers.ts';
import type { AuditRequest } from './audit-request.ts';
import type { Locate } from './location.ts';
import { pageMeta } from './page-meta.ts';
import type { Counts, Report, ReportedRule } from './report.ts';
import { createTelling } from './report-rule.ts';
import type { Severity } from './rule.ts';
import type { RuleResult } from './run-rules.ts';
import { scoreOf } from './score.ts';
import { byImportance } from './severity.ts';
import { shownOccurrences } from './shown-occurrences.ts';
import { textsIn } from './texts.ts';
import { indexableBy } from './verdict.ts';

export interface Judged {
	readonly page: PageFacts;
	readonly store: FactStore;
	readonly request: AuditRequest;
	readonly results: readonly RuleResult[];
	readonly locate: Locate;
}

export function buildReport({ page, store, request, results, locate }: Judged): Report {
	const shown = shownOccurrences(results);
	const tell = createTelling(textsIn(request.locale), locate, request.ignored);
	const rules = results.map((result) =>
		tell(result, shown.get(result.rule.name) ?? result.occurrences, severityIn(request, result)),
	);
	const findings = rules.filter(isFinding).sort(byImportance);
	const intent = store.get('indexingIntent');
	return {
		url: page.facts.url,
		source: page.source,
		scope: page.scope,
		ruleSet: request.ruleSet.version,
		geo: request.geo,
		locale: request.locale,
		language: store.get('language')?.code ?? null,
		pageType: store.get('pageType'),
		indexingIntent: intent,
		keywords: request.keywords,
		suggestedKeywords: (store.get('suggestedKeywords') ?? []).map(ownText),
		indexable: indexableBy(rules, intent, isNoindex(store, request)),
		counts: countsOf(rules, findings),
		score: scoreOf(findings.map(({ severity }) => severity)),
		rules,
		findings,
		information: rules.filter(({ status }) => status === 'information'),
		page: pageMeta(page.facts),
	};
}

const isFinding = ({ isIgnored, isSuperseded, status }: ReportedRule) =>
	status === 'failed' && !isSuperseded && !isIgnored;

function isNoindex(store: FactStore, { now, ruleSet }: AuditRequest): boolean {
	const directives = store.get('robotsDirectives') ?? [];
	return blockingDirectives(directives, decidingCrawlers(ruleSet), now).length > 0;
}

/** On a staging host, being kept out of the index is right. */
function severityIn(request: AuditRequest, { rule }: RuleResult): Severity {
	return request.isStaging && rule.severity === 'blocker' ? 'note' : rule.severity;
}

export function countsOf(
	rules: readonly ReportedRule[],
	findings: readonly ReportedRule[],
): Counts {
	const severities = { blocker: 0, error: 0, warning: 0, note: 0 };
	for (const { severity } of findings) severities[severity]++;
	const ended = { passed: 0, failed: 0, not_applicable: 0, not_checked: 0, information: 0 };
	for (const { status } of rules) ended[status]++;
	return {
		...severities,
		passed: ended.passed,
		notApplicable: ended.not_applicable,
		notChecked: ended.not_checked,
	};
}
