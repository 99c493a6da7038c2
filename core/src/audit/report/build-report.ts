import { resolvedBase } from '../../facts/derived/indexing/base-url.fact.ts';
import type { RobotsDirective } from '../../facts/derived/indexing/robots-directives.fact.ts';
import type { PageTypeEvidence } from '../../facts/derived/page-type/page-type-evidence.fact.ts';
import { detachedText } from '../../facts/detached-text.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { KnownFacts, PageFacts } from '../../facts/page-facts.ts';
import { blockingDirectives } from '../../robots/blocking-directives.ts';
import { decidingCrawlers } from '../../rule-sets/deciding-engines.ts';
import type { AuditRequest } from '../audit-request.ts';
import type { RuleResult } from '../rule-result.ts';
import { textsIn } from '../texts/texts.ts';
import { whyUnread } from './fine.ts';
import { type IsIgnoredInPage, ignoredInPage } from './ignored.ts';
import type { Locate } from './location.ts';
import type { Counts, PageMeta, Report, ReportedRule } from './report.ts';
import { createRuleReporter } from './report-rule.ts';
import { scoreOf } from './score.ts';
import { byImportance } from './severity.ts';
import { shownOccurrences } from './shown-occurrences.ts';
import { answerBy, type IndexingSource } from './verdict.ts';

export interface Judged {
	readonly page: PageFacts;
	readonly store: FactStore;
	readonly request: AuditRequest;
	readonly results: readonly RuleResult[];
	readonly locate: Locate;
}

/** The results of rules as a report shows them, in the same order. */
export const reportRules = (
	results: readonly RuleResult[],
	{ ignored, isStaging, locale }: AuditRequest,
	locate: Locate,
	isIgnoredInPage: IsIgnoredInPage = null,
): readonly ReportedRule[] =>
	results.map(
		createRuleReporter({
			texts: textsIn(locale),
			isStaging,
			locate,
			ignored,
			isIgnoredInPage,
			shown: shownOccurrences(results),
		}),
	);

/** The parts of a report that follow from its rules and findings. */
export const partsFrom = (
	rules: readonly ReportedRule[],
	findings: readonly ReportedRule[],
): Pick<Report, 'counts' | 'score' | 'rules' | 'findings' | 'information'> => ({
	counts: countsOf(rules, findings),
	score: scoreOf(findings.map(({ severity }) => severity)),
	rules,
	findings,
	information: rules.filter(({ status }) => status === 'information'),
});

export function buildReport({ page, store, request, results, locate }: Judged): Report {
	const isIgnoredInPage = ignoredInPage(page.facts.ignoredNodes);
	const rules = reportRules(results, request, locate, isIgnoredInPage);
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
		pageTypeSigns: signsOfType(store.get('pageTypeEvidence')),
		indexingIntent: intent,
		keywords: request.keywords,
		suggestedKeywords: (store.get('suggestedKeywords') ?? []).map(detachedText),
		...answerBy(
			rules,
			intent,
			{
				now: isNoindex(store.get('robotsDirectives'), request),
				sent: isNoindex(page.facts.served?.robots ?? null, request),
			},
			unreadSources(page.facts),
		),
		...partsFrom(rules, findings),
		page: pageMeta(page.facts),
	};
}

export const isFinding = ({ isIgnored, isSuperseded, status }: ReportedRule) =>
	status === 'failed' && !isSuperseded && !isIgnored;

const isNoindex = (
	directives: readonly RobotsDirective[] | null,
	{ now, ruleSet }: AuditRequest,
): boolean =>
	directives !== null && blockingDirectives(directives, decidingCrawlers(ruleSet), now).length > 0;

function countsOf(rules: readonly ReportedRule[], findings: readonly ReportedRule[]): Counts {
	const severities = { blocker: 0, error: 0, warning: 0, note: 0 };
	for (const { severity } of findings) severities[severity]++;
	let [passed, notApplicable, notChecked, ignored] = [0, 0, 0, 0];
	for (const { ignoredInPageCount = 0, status } of rules) {
		ignored += ignoredInPageCount;
		if (status === 'passed') passed++;
		else if (status === 'not_applicable') notApplicable++;
		else if (status === 'not_checked') notChecked++;
	}
	const contentUnread = whyUnread(rules);
	return {
		...severities,
		passed,
		notApplicable,
		notChecked,
		...(ignored > 0 && { ignoredInPage: ignored }),
		...(contentUnread && { contentUnread }),
	};
}

/** Which of the sources outside of the page, each of which can keep it out of search, are unknown. */
const unreadSources = ({
	response,
	robotsTxt,
}: Pick<PageFacts['facts'], 'response' | 'robotsTxt'>): readonly IndexingSource[] => [
	...(response?.headers ? [] : (['headers'] as const)),
	...(robotsTxt && (robotsTxt.status ?? robotsTxt.text) !== null ? [] : (['robots_txt'] as const)),
];

function pageMeta({ titles, descriptions, authorLinks, baseTags, url }: KnownFacts): PageMeta {
	const base = url && resolvedBase(url, baseTags);
	const [author] = authorLinks ?? [];
	return {
		title: detachedText(titles?.[0]?.text ?? ''),
		description: detachedText(descriptions?.[0]?.content ?? ''),
		relAuthor: author === undefined ? '' : (URL.parse(author, base ?? undefined)?.href ?? author),
	};
}

function signsOfType(evidence: PageTypeEvidence | null): readonly string[] {
	if (!evidence || evidence.by === 'nothing') return [];
	const { by, claims, seen, type } = evidence;
	if (by === 'claim') return claims.map((claim) => `claim:${claim}`);
	if (by !== 'content') return [by];
	return seen?.type === type ? seen.signs.map((sign) => `content:${sign}`) : ['content:text'];
}
