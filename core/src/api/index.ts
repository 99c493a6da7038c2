export { answeredLikeness } from '../periods/answered-likeness.ts';
export {
	type Comparison,
	comparedDays,
	comparisons,
	daysIn,
	endingOn,
} from '../periods/comparison.ts';
export {
	type EngineEvent,
	type EngineUpdate,
	engineEventsIn,
	engineEventsKnownTo,
	impressionsAlike,
	isOfGoogle,
	isUpdate,
} from '../periods/engine-events.ts';
export { comparableLength, nextChoice } from '../periods/other-choices.ts';
export {
	type FaultyPart,
	longestPeriod,
	type PeriodChoice,
	type PeriodFault,
	type PeriodLength,
	periodLengths,
	readPeriodChoice,
	usualPeriod,
	writePeriodChoice,
} from '../periods/period-choice.ts';
export {
	isWithin,
	knownDays,
	type NotCompared,
	type Periods,
	periodsOf,
} from '../periods/periods-of.ts';
export {
	basisOf,
	type Condition,
	conditionFault,
	type Device,
	devices,
	dimensionsOf,
	type FaultyCondition,
	isOfPages,
	isOfQueries,
	isOfSearcher,
	longestValue,
	mostConditions,
	readSegment,
	type Segment,
	type SegmentBasis,
	type SegmentFault,
	type SplitDimension,
	type Subject,
	segmentBases,
	splitDimensions,
	subjects,
	writeCondition,
	writeSegment,
} from '../segments/segment.ts';
export { exampleAnswer } from './answers/example-answer.ts';
export {
	type ApiClient,
	ApiError,
	type CallOptions,
	createApiClient,
	UnexpectedAnswerError,
} from './client.ts';
export type { Endpoint, InputOf, OutputOf, ParsedInputOf } from './endpoint.ts';
export { type Scope, scopes } from './endpoint.ts';
export { addChanges } from './endpoints/add-changes.ts';
export { addKeywords } from './endpoints/add-keywords.ts';
export { changeCrawl } from './endpoints/change-crawl.ts';
export type { CrawlInfo, CrawlState } from './endpoints/crawl.ts';
export { editChanges, removeChanges } from './endpoints/edit-changes.ts';
export { listChanges } from './endpoints/list-changes.ts';
export { listCrawls } from './endpoints/list-crawls.ts';
export { type BatchEffect, type Effects, listEffects } from './endpoints/list-effects.ts';
export { type Faults, listFaults } from './endpoints/list-faults.ts';
export { type FieldData, listFieldData } from './endpoints/list-field-data.ts';
export {
	listOpportunities,
	lossKinds,
	notLookedCodes,
	type Opportunities,
	type Opportunity,
	type OpportunityKind,
	opportunityKinds,
} from './endpoints/list-opportunities.ts';
export {
	listPortfolio,
	type PortfolioGroup,
	type PortfolioSite,
	portfolioGroups,
} from './endpoints/list-portfolio.ts';
export { type CatalogueRule, listRules } from './endpoints/list-rules.ts';
export {
	listSearchPages,
	type SearchPage,
	type SearchPageColumn,
	type SearchPages,
} from './endpoints/list-search-pages.ts';
export {
	countedViews,
	listSearchQueries,
	type QueryView,
	queryViews,
	type SearchQueries,
	type SearchQuery,
	type SearchQueryColumn,
} from './endpoints/list-search-queries.ts';
export { listSites, type Site } from './endpoints/list-sites.ts';
export { listVerdicts, type PageVerdict, type Verdicts } from './endpoints/list-verdicts.ts';
export type { AuditedRule, HtmlReport, PageReport } from './endpoints/page-report.ts';
export {
	type ChangePlan,
	type PlanOption,
	type PlanSize,
	planChange,
	planLeftOut,
	planSizes,
} from './endpoints/plan-change.ts';
export {
	addPlan,
	type KeptPlan,
	leastPagesAlone,
	listPlans,
	removePlan,
	usualDelayDays,
} from './endpoints/plans.ts';
export {
	listRankings,
	type Ranking,
	type Rankings,
	type RankSource,
	type RankStatus,
} from './endpoints/rankings.ts';
export {
	listRankingTrends,
	type RankingTrend,
	type RankingTrends,
} from './endpoints/rankings-trend.ts';
export { removeKeywords } from './endpoints/remove-keywords.ts';
export { reportOnHtml } from './endpoints/report-on-html.ts';
export { type BatchLine, reportOnMany } from './endpoints/report-on-many.ts';
export { reportOnPage } from './endpoints/report-on-page.ts';
export type {
	GoogleVerdict,
	IndexState,
	SearchCoverage,
	SearchFigures,
} from './endpoints/search-answers.ts';
export {
	listSearchSplit,
	type SearchSplit,
	type SplitRow,
} from './endpoints/search-split.ts';
export { listSearchTotals, type SearchTotals } from './endpoints/search-totals.ts';
export { setBrandNames } from './endpoints/set-brand-names.ts';
export { setFirstAudit } from './endpoints/set-first-audit.ts';
export { type ShownCrawl, showCrawl } from './endpoints/show-crawl.ts';
export {
	type ClientReport,
	type EvidenceLetter,
	type ReportMark,
	type ReportSentence,
	showReport,
} from './endpoints/show-report.ts';
export { startCrawl } from './endpoints/start-crawl.ts';
export { openApiDocument, type SampleAnswers } from './openapi.ts';
export { parseEngineKey } from './parameters/engine-key.ts';
export { inputSchema } from './parameters/input-schema.ts';
export { commaListsOf, parameterNamesOf } from './parameters/parameter-names.ts';
export type { HeaderPair } from './parameters/parameters.ts';
export { type Granularity, granularities } from './parameters/ranking-parameters.ts';
export {
	type SortColumn,
	type SortDirection,
	sortColumns,
	sortDirections,
} from './parameters/sort-columns.ts';
export { parseSynonym, type SynonymPair } from './parameters/synonyms.ts';
export { type Problem, type ProblemCode, problemCodes, problemStatuses } from './problem.ts';
