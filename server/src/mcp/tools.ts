import type { Tool } from './tool.ts';
import { addKeywords } from './tools/add-keywords.tool.ts';
import { auditHtml } from './tools/audit-html.tool.ts';
import { auditPage } from './tools/audit-page.tool.ts';
import { auditPages } from './tools/audit-pages.tool.ts';
import { comparePages } from './tools/compare-pages.tool.ts';
import { explainRule } from './tools/explain-rule.tool.ts';
import { listRankingTrends } from './tools/list-ranking-trends.tool.ts';
import { listRankings } from './tools/list-rankings.tool.ts';
import { listRules } from './tools/list-rules.tool.ts';
import { listSites } from './tools/list-sites.tool.ts';
import { removeKeywords } from './tools/remove-keywords.tool.ts';

/** All tools, in the order in which agents see them. */
export const tools: readonly Tool[] = [
	auditPage,
	auditHtml,
	auditPages,
	comparePages,
	listRules,
	explainRule,
	listSites,
	listRankings,
	listRankingTrends,
	addKeywords,
	removeKeywords,
];
