export * from './public-api.ts';

// Our own applications need these too. They are in no reference, and may change with any version.

export { withPlainEscapes } from './addresses/address-spelling.ts';
export { readableAddress } from './addresses/readable-address.ts';
export { searchRedirectTarget } from './addresses/search-redirect.ts';
export {
	type ComparedPart,
	compareSources,
	type SourceDifference,
} from './audit/compare/compare-sources.ts';
export type { UnreadPage } from './audit/formats/audited-page.ts';
export { csvReport } from './audit/formats/format-csv.ts';
export { jsonReport } from './audit/formats/format-json.ts';
export { junitReport } from './audit/formats/format-junit.ts';
export { markdownReport } from './audit/formats/format-markdown.ts';
export { sarifReport } from './audit/formats/format-sarif.ts';
export { pageText, textReport } from './audit/formats/format-text.ts';
export { type Place, placesOf } from './audit/formats/places.ts';
export { plainText } from './audit/formats/plain-text.ts';
export { tableMarkdown } from './audit/formats/table-markdown.ts';
export { xmlText } from './audit/formats/xml-text.ts';
export { isFinding } from './audit/report/build-report.ts';
export {
	type DetailedReport,
	type DetailedRule,
	type RuleSelection,
	selectRules,
	toDetails,
} from './audit/report/details.ts';
export { isFine, isFinePage, whyUnread } from './audit/report/fine.ts';
export { followableLinks } from './audit/report/followable-links.ts';
export { servedLocation } from './audit/report/location.ts';
export { lowerSeverities, lowerSeverity } from './audit/report/lower-severities.ts';
export { restrictReport } from './audit/report/restrict-report.ts';
export { scoreOf } from './audit/report/score.ts';
export { byImportance } from './audit/report/severity.ts';
export { countParts, type VerdictPart, verdictParts } from './audit/report/verdict-line.ts';
export { verdictSeals } from './audit/report/verdict-seals.ts';
export { wireRule } from './audit/report/wire.ts';
export { withPlaces } from './audit/report/with-places.ts';
export { worstFirst } from './audit/report/worst-first.ts';
export { summaryMarkdown, summaryText } from './audit/summary/format-summary.ts';
export { type Texts, textsIn } from './audit/texts/texts.ts';
export { CsvError, CsvReader, type CsvRecord } from './exchange/csv/csv-reader.ts';
export { type DecimalStyle, decimalNumber, wholeNumber } from './exchange/csv/numbers.ts';
export { type CsvShape, sniffCsv } from './exchange/csv/sniff-csv.ts';
export { textDecoderFor } from './exchange/csv/text-decoder.ts';
export { escapeHtml } from './exchange/escape-html.ts';
export { readExportFiles } from './exchange/search-console/read-export-files.ts';
export { readSearchConsoleExport } from './exchange/search-console/read-search-console-export.ts';
export {
	type ExportFigures,
	type ExportFilter,
	type ExportMember,
	type ExportRange,
	ExportWithoutDaysError,
	type SearchConsoleExport,
	SearchConsoleExportError,
} from './exchange/search-console/search-console-export.ts';
export { isQueryHead } from './exchange/search-console/table-kind.ts';
export { unzipExport } from './exchange/search-console/unzip-export.ts';
export type { Heading } from './facts/collected/body/headings.fact.ts';
export type { RobotsDirective } from './facts/derived/indexing/robots-directives.fact.ts';
export type { PageSummary, Pointer } from './facts/derived/page/summary.fact.ts';
export {
	type AnsweringPage,
	type SitemapFault,
	type SitemapSurvey,
	unknownSite,
} from './facts/given/site-facts.ts';
export { digestOf, type PageDigest } from './facts/page-digest.ts';
export type { NoServedHtml } from './facts/page-facts.ts';
export { type PageInventory, pageInventory } from './facts/page-inventory.ts';
export { type PageRefresh, pageRefreshes } from './facts/page-refreshes.ts';
export {
	type DescribedItem,
	type DescribedValue,
	describedItems,
} from './insights/described-items.ts';
export {
	describeRobots,
	type RobotsAccess,
	type RobotsDescription,
	robotsAccess,
} from './insights/files/describe-robots.ts';
export { describeSitemap, type SitemapDescription } from './insights/files/describe-sitemap.ts';
export { differentLines } from './insights/glance/different-lines.ts';
export { type FactRow, factRows } from './insights/glance/fact-rows.ts';
export {
	type GlanceLine,
	glanceLines,
	type LineMark,
	lineMarks,
	linesOfRule,
	type MarkState,
} from './insights/glance/line-marks.ts';
export { type PageContents, pageContents } from './insights/glance/page-contents.ts';
export { type PageGlance, pageGlance } from './insights/glance/page-glance.ts';
export {
	type PageColumn,
	type PageRow,
	pageColumns,
	pageRow,
} from './insights/glance/page-row.ts';
export {
	type ExplainedVerdict,
	explainVerdict,
} from './insights/google-verdict/explain-verdict.ts';
export {
	type AuditBeside,
	type InspectedPage,
	type InspectedState,
	inspectedState,
} from './insights/google-verdict/inspected-page.ts';
export { headingOutline, type OutlineEntry } from './insights/heading-outline.ts';
export {
	type CanonicalEntry,
	type EngineAccess,
	type HreflangEntry,
	type IndexingOverview,
	indexingOverview,
} from './insights/indexing-overview.ts';
export {
	type LinkAnswer,
	type LinkHealth,
	linkHealth,
	needsSecondLook,
} from './insights/links/link-health.ts';
export {
	isWantedLink,
	type LinkFilter,
	linkFilters,
	type PageLink,
	pageLinks,
} from './insights/links/page-links.ts';
export { hasReturnLink } from './insights/links/return-link.ts';
export { isSamePage } from './insights/links/same-page.ts';
export { type PageImage, pageImages } from './insights/page-images.ts';
export type { FittedText } from './insights/previews/fitted-text.ts';
export { type FittedTexts, fittedTexts } from './insights/previews/fitted-texts.ts';
export { type SearchPreview, searchPreview } from './insights/previews/search-preview.ts';
export {
	type SocialCard,
	type SocialCards,
	type SocialText,
	socialCards,
} from './insights/previews/social-cards.ts';
export { type TypedTexts, typedPreview } from './insights/previews/typed-preview.ts';
export { type ExportOfPage, exportOfPage } from './insights/search-data/export-of-page.ts';
export {
	type KeywordHit,
	type KeywordPlace,
	type KeywordPlaceName,
	type KeywordReport,
	keywordPlaceNames,
	keywordPlaces,
} from './insights/search-data/keyword-places.ts';
export { missingWords } from './insights/search-data/missing-words.ts';
export { type QueryTotal, queriesOfPage } from './insights/search-data/queries-of-page.ts';
export { type GeoSuggestion, suggestGeo } from './insights/search-data/suggest-geo.ts';
export { type ToolLink, type ToolName, toolLinks } from './insights/search-data/tool-links.ts';
export { sourceName } from './insights/source-name.ts';
export { sourcesOf } from './insights/sources-of.ts';
export { languagesWithModel } from './languages/language-model.ts';
export { baseLanguage } from './languages/language-tag.ts';
export { rankAxis, wholeAxis } from './rankings-view/axis.ts';
export { dayFormat, dayName } from './rankings-view/day-name.ts';
export { countryName, type EngineDevice, engineName } from './rankings-view/engine-name.ts';
export { type RankTie, rankTies } from './rankings-view/rank-ties.ts';
export {
	datesOfRange,
	isRankingRange,
	type RankingRange,
	rankingRanges,
} from './rankings-view/ranking-ranges.ts';
export { trendLines } from './rankings-view/trend-lines.ts';
export type { DrawnPage } from './read/html/drawn-page.ts';
export { parseSelector } from './read/selectors/parse-selector.ts';
export { createSelection } from './read/selectors/selected-values.ts';
export { readServedHtml, readServedHtmlInSlices } from './read/served/read-served-html.ts';
export {
	isServedNode,
	type ServedHtml,
	withoutServedHtml,
	withServedHtml,
} from './read/served/served-html.ts';
export { describesWholeSite } from './rules/description/describes-whole-site.ts';
export { auditHtmlPage, factsOfDrawnPage, factsOfHtml } from './run/audit-html.ts';
export { auditFacts } from './run/auditor.ts';
export {
	judgeOnSite,
	siteResults,
	siteRuleNames,
	withSiteResults,
} from './run/judge-on-site.ts';
export { type NeedName, needsOf } from './run/needs-of.ts';
export { hash64 } from './site/hash64.ts';
export type { PackedPage, SummarizedPage } from './site/packed-page.ts';
export { factsOnSite, type SitemapSummary } from './site/page-on-site.ts';
export { createSite, type Site, type SiteSitemaps, type Surroundings } from './site/site.ts';
export {
	createSiteIndex,
	type NumberedPage,
	type PageTwins,
	type SiteIndex,
} from './site/site-index.ts';
export { summarizePage } from './site/summarize-page.ts';
export { parseSitemap, type Sitemap } from './sitemaps/parse-sitemap.ts';
export { type SitemapEntry, sitemapEntries } from './sitemaps/sitemap-entries.ts';
export { type SitemapFile, sitemapFault, sitemapFaults } from './sitemaps/sitemap-faults.ts';
export { attributeOfXml, textOfXml, withoutComments } from './sitemaps/xml-text.ts';
export { inSlices, nextTask } from './slices/in-slices.ts';
export type { CellValue, TableColumn } from './tables/column.ts';
export { cellText } from './tables/column.ts';
export { searchRows } from './tables/search-rows.ts';
export { sortRows } from './tables/sort-rows.ts';
export {
	csvLine,
	spreadsheetHead,
	spreadsheetLine,
	withoutFormula,
} from './tables/spreadsheet-line.ts';
export { pastedTable, tableCsv } from './tables/table-file.ts';
export type { TextRange } from './text/keyphrase/match-keyphrase.ts';
