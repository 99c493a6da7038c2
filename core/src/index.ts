export { auditDocument } from './audit/audit-document.ts';
export {
	type AuditHtmlOptions,
	auditHtml,
	auditHtmlPage,
	factsOfHtml,
} from './audit/audit-html.ts';
export type { AuditOptions } from './audit/audit-request.ts';
export { type Auditor, auditFacts, createAuditor } from './audit/auditor.ts';
export { type Change, comparePages, type PageComparison } from './audit/compare/compare-pages.ts';
export type { ComparedPage } from './audit/compare/compared-page.ts';
export {
	type ComparisonOptions,
	comparisonJson,
	comparisonMarkdown,
	comparisonText,
} from './audit/compare/format-comparison.ts';
export {
	type DetailedReport,
	type DetailedRule,
	type RuleSelection,
	selectRules,
	toDetails,
} from './audit/details.ts';
export { followableLinks } from './audit/followable-links.ts';
export type { AuditedPage } from './audit/formats/audited-page.ts';
export { formatCsv } from './audit/formats/format-csv.ts';
export { formatJson } from './audit/formats/format-json.ts';
export { formatJunit, type JunitOptions } from './audit/formats/format-junit.ts';
export { formatMarkdown } from './audit/formats/format-markdown.ts';
export { formatSarif } from './audit/formats/format-sarif.ts';
export { formatText, pageText, type TextOptions, totalLine } from './audit/formats/format-text.ts';
export { type SavedPage, savedPage } from './audit/formats/saved-page.ts';
export type { Ignored } from './audit/ignored.ts';
export { createLiveAudit, type LiveAudit } from './audit/live-audit.ts';
export { type LoadOptions, load } from './audit/load.ts';
export type { Location } from './audit/location.ts';
export type {
	Counts,
	PageMeta,
	Report,
	ReportedOccurrence,
	ReportedRule,
} from './audit/report.ts';
export { restrictReport } from './audit/restrict-report.ts';
export type { Audience, Evidence, Rule, RuleClass, RuleGroup, Severity } from './audit/rule.ts';
export type { Status } from './audit/run-rules.ts';
export { summaryMarkdown, summaryText } from './audit/summary/format-summary.ts';
export { type Texts, textsIn } from './audit/texts.ts';
export type { Indexable } from './audit/verdict.ts';
export { countParts, type VerdictPart, verdictLine, verdictParts } from './audit/verdict-line.ts';
export { toWire, type WireReport, type WireRule, wireRule } from './audit/wire.ts';
export { csvLine } from './csv/csv-line.ts';
export { CsvError, CsvReader, type CsvRecord } from './csv/csv-reader.ts';
export { type DecimalStyle, decimalNumber, wholeNumber } from './csv/numbers.ts';
export { type CsvShape, sniffCsv } from './csv/sniff-csv.ts';
export { textDecoderFor } from './csv/text-decoder.ts';
export { type Locale, localeFor, locales } from './locales/locale.ts';
export type { EditorBlock, EditorPost } from './page/from-blocks.ts';
export {
	type CollectOptions,
	createNodeRegistry,
	fromDocument,
	type NodeRegistry,
} from './page/from-document.ts';
export type { NodeRef } from './page/node-ref.ts';
export type { GivenFacts, PageFacts, ResponseFacts, RobotsTxtFacts } from './page/page-facts.ts';
export { type RobotsVerdict, robotsVerdict } from './robots/robots-verdict.ts';
export { geos, parseGeo } from './rule-sets/geos.ts';
export { currentRuleSet, ruleSetVersions } from './rule-sets/rule-set.ts';
export { rules } from './rules/rules.ts';
export { readSearchConsoleExport } from './search-console-export/read-search-console-export.ts';
export {
	type ExportMember,
	type ExportRange,
	type SearchConsoleExport,
	SearchConsoleExportError,
} from './search-console-export/search-console-export.ts';
export { extractKeywords, type KeywordSources } from './text/extract-keywords.ts';
