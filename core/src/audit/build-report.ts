import { blockingDirectives } from '../page/blocking-directives.ts';
import type { FactStore } from '../page/fact-store.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { decidingCrawlers } from '../rule-sets/crawlers.ts';
import type { AuditRequest } from './audit-request.ts';
import { heededOccurrences, type IgnoredSets } from './ignored.ts';
import type { Locate } from './location.ts';
import { occurrenceIds } from './occurrence-ids.ts';
import { pageMeta } from './page-meta.ts';
import type { Counts, Report, ReportedOccurrence, ReportedRule } from './report.ts';
import type { Occurrence, Severity } from './rule.ts';
import type { RuleResult, Status } from './run-rules.ts';
import { scoreOf } from './score.ts';
import { byImportance } from './severity.ts';
import { shownOccurrences } from './shown-occurrences.ts';
import { type Texts, textsIn } from './texts.ts';
import { indexableBy } from './verdict.ts';

/** So many occurrences of one rule are located and told; the rest are counted. */
const MAX_TOLD = 100;

/** Reasons that follow from the request alone, so that the wire's list depends on nothing else. */
const requestReasons = new Set([
	'fragment',
	'no_url',
	'no_response',
	'no_robots_txt',
	'no_keyword',
	'no_layout',
	'no_site',
]);

export interface Judged {
	readonly page: PageFacts;
	readonly store: FactStore;
	readonly request: AuditRequest;
	readonly results: readonly RuleResult[];
	readonly locate: Locate;
}

export function buildReport({ page, store, request, results, locate }: Judged): Report {
	const texts = textsIn(request.locale);
	const shown = shownOccurrences(results);
	const rules = results.map((result) =>
		reportRule(result, shown.get(result.rule.name) ?? result.occurrences, {
			texts,
			locate,
			severity: severityIn(request, result),
			ignored: request.ignored,
		}),
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
		suggestedKeywords: store.get('suggestedKeywords') ?? [],
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

interface Telling {
	readonly texts: Texts;
	readonly locate: Locate;
	readonly severity: Severity;
	readonly ignored: IgnoredSets;
}

function reportRule(
	result: RuleResult,
	shown: readonly Occurrence[],
	{ texts, locate, severity, ignored }: Telling,
): ReportedRule {
	const { rule, status, reason, measured, occurrences } = result;
	const isSuperseded = status === 'failed' && shown.length === 0 && occurrences.length > 0;
	const wanted = isSuperseded ? occurrences : shown;
	const heeded = status === 'failed' ? heededOccurrences(rule.name, wanted, ignored) : wanted;
	const isIgnored = heeded.length === 0 && wanted.length > 0;
	const told = isIgnored ? wanted : heeded;
	const ignoredCount = wanted.length - heeded.length;
	const ids = idsOfFirst(MAX_TOLD + ignoredCount, rule.name, wanted);
	return {
		name: rule.name,
		group: rule.group,
		risk: rule.risk,
		difficulty: rule.difficulty,
		impact: rule.impact,
		class: rule.class,
		severity,
		audience: rule.audience,
		evidence: rule.evidence,
		status,
		reason,
		isSuperseded,
		isIgnored,
		ignoredCount,
		isListed: rule.class !== 'information' && !requestReasons.has(reason ?? ''),
		title: texts.rule(rule, 'title'),
		headline: texts.headline(rule, told),
		why: texts.rule(rule, 'why'),
		fix: texts.rule(rule, 'fix'),
		measured,
		occurrences: told.slice(0, MAX_TOLD).map(
			(occurrence): ReportedOccurrence => ({
				id: ids.get(occurrence) ?? '',
				messageKey: occurrence.message,
				message: texts.message(rule, occurrence),
				values: occurrence.values,
				nodes: occurrence.nodes.map(locate),
			}),
		),
		occurrenceCount: told.length,
	};
}

/** Counted over all that were found, so that ignoring one does not rename the next. */
function idsOfFirst(
	most: number,
	rule: string,
	occurrences: readonly Occurrence[],
): ReadonlyMap<Occurrence, string> {
	const idOf = occurrenceIds(rule);
	return new Map(occurrences.slice(0, most).map((occurrence) => [occurrence, idOf(occurrence)]));
}

export function countsOf(
	rules: readonly ReportedRule[],
	findings: readonly ReportedRule[],
): Counts {
	const found = (severity: Severity) =>
		findings.filter((rule) => rule.severity === severity).length;
	const ended = (status: Status) => rules.filter((rule) => rule.status === status).length;
	return {
		blocker: found('blocker'),
		error: found('error'),
		warning: found('warning'),
		note: found('note'),
		passed: ended('passed'),
		notApplicable: ended('not_applicable'),
		notChecked: ended('not_checked'),
	};
}
