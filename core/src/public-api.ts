/** The exports that `@plumbline/core` promises to keep. The documentation site describes each export. */

export type { AuditOptions } from './audit/audit-request.ts';
export { type Change, comparePages, type PageComparison } from './audit/compare/compare-pages.ts';
export type { ComparedPage, ComparedRule } from './audit/compare/compared-page.ts';
export {
	type ComparisonOptions,
	comparisonJson,
	comparisonMarkdown,
	comparisonText,
} from './audit/compare/format-comparison.ts';
export type { AuditedPage } from './audit/formats/audited-page.ts';
export { type SavedPage, savedPage } from './audit/formats/audited-page.ts';
export { formatCsv } from './audit/formats/format-csv.ts';
export { formatJson } from './audit/formats/format-json.ts';
export { formatJunit, type JunitOptions } from './audit/formats/format-junit.ts';
export { formatMarkdown } from './audit/formats/format-markdown.ts';
export { formatSarif, type SarifOptions } from './audit/formats/format-sarif.ts';
export { formatText, type TextOptions } from './audit/formats/format-text.ts';
export type { Ignored } from './audit/report/ignored.ts';
export type { Location } from './audit/report/location.ts';
export type {
	Counts,
	PageMeta,
	Report,
	ReportedOccurrence,
	ReportedRule,
} from './audit/report/report.ts';
export type { Indexable } from './audit/report/verdict.ts';
export { verdictLine } from './audit/report/verdict-line.ts';
export { toWire, type WireReport, type WireRule } from './audit/report/wire.ts';
export {
	type Audience,
	defineRule,
	type EvaluateContext,
	type Evidence,
	type Rule,
	type RuleClass,
	type RuleData,
	type RuleDefinition,
	type RuleGroup,
	type Severity,
} from './audit/rule.ts';
export type { Status } from './audit/rule-result.ts';
export type { IndexingIntent } from './facts/derived/indexing/indexing-intent.fact.ts';
export type { PageType } from './facts/derived/page-type/page-type.fact.ts';
export type { FactStore } from './facts/fact-store.ts';
export type { LayoutFacts } from './facts/given/layout-facts.ts';
export type { LoadedImages } from './facts/given/loaded-images.ts';
export type { SiteFacts } from './facts/given/site-facts.ts';
export type { FetchedBytes, ResourceKind, Vitals } from './facts/given/vitals.ts';
export type { NodeRef } from './facts/node-ref.ts';
export type {
	GivenFacts,
	PageFacts,
	Redirect,
	ResponseFacts,
	RobotsTxtFacts,
	Source,
	UnknownReason,
} from './facts/page-facts.ts';
export { type Locale, localeFor, locales } from './locales/locale.ts';
export type { EditorBlock, EditorPost } from './read/blocks/from-blocks.ts';
export { type CollectOptions, fromDocument } from './read/live/from-document.ts';
export { createNodeRegistry, type NodeRegistry } from './read/live/node-registry.ts';
export { crawlDelay } from './robots/crawl-delay.ts';
export { declaredSitemaps } from './robots/declared-sitemaps.ts';
export { type RobotsVerdict, robotsVerdict } from './robots/robots-verdict.ts';
export { geos, parseGeo } from './rule-sets/geos.ts';
export { currentRuleSet, type RuleSet, ruleSetVersions } from './rule-sets/rule-set.ts';
export { rules } from './rules/rules.ts';
export { type AuditDocumentOptions, auditDocument } from './run/audit-document.ts';
export { type AuditHtmlOptions, auditHtml } from './run/audit-html.ts';
export { type Auditor, createAuditor, type Judgement } from './run/auditor.ts';
export { judgeRule, type RuleVerdict } from './run/judge-rule.ts';
export { createLiveAudit, type LiveAudit } from './run/live-audit.ts';
export { type LoadOptions, load } from './run/load.ts';
export { type DetectedLanguage, detectLanguage } from './text/detection/detect-language.ts';
export { extractKeywords, type KeywordSources } from './text/keywords/extract-keywords.ts';
