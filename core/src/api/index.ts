export { addKeywords } from './add-keywords.ts';
export {
	type ApiClient,
	ApiError,
	type CallOptions,
	createApiClient,
	UnexpectedAnswerError,
} from './client.ts';
export { commaListsOf } from './comma-lists.ts';
export type { Endpoint, InputOf, OutputOf, ParsedInputOf } from './endpoint.ts';
export { parseEngineKey } from './engine-key.ts';
export { type CatalogueRule, listRules } from './list-rules.ts';
export { listSites, type Site } from './list-sites.ts';
export { openApiDocument } from './openapi.ts';
export type { AuditedRule, HtmlReport, PageReport } from './page-report.ts';
export type { HeaderPair } from './parameters.ts';
export { type Problem, type ProblemCode, problemCodes, problemStatuses } from './problem.ts';
export { type Granularity, granularities } from './ranking-parameters.ts';
export {
	listRankings,
	type Ranking,
	type Rankings,
	type RankSource,
	type RankStatus,
} from './rankings.ts';
export { listRankingTrends, type RankingTrend, type RankingTrends } from './rankings-trend.ts';
export { removeKeywords } from './remove-keywords.ts';
export { reportOnHtml } from './report-on-html.ts';
export { type BatchLine, reportOnMany } from './report-on-many.ts';
export { reportOnPage } from './report-on-page.ts';
export { type Scope, scopes } from './scopes.ts';
export {
	type SortColumn,
	type SortDirection,
	sortColumns,
	sortDirections,
} from './sort-columns.ts';
export { parseSynonym, type SynonymPair } from './synonyms.ts';
