import type { FastifyInstance } from 'fastify';
import { accountEndpoints, serveAccounts } from '../accounts/accounts.routes.ts';
import { changeEndpoints, serveChanges } from '../changes/changes.routes.ts';
import { crawlEndpoints, serveCrawls } from '../crawl/on-sites/crawls.routes.ts';
import type { Database } from '../database/open-database.ts';
import type { ServeContext } from '../http/serve-endpoint.ts';
import { keywordEndpoints, serveKeywords } from '../keywords/keywords.routes.ts';
import { optimizationEndpoints, serveOptimization } from '../optimization/optimization.routes.ts';
import type { SharedServices } from '../pages/audits/audit-url.ts';
import { rankingsEndpoints, serveRankings } from '../rankings/rankings.routes.ts';
import { reportEndpoints, serveReports } from '../reports/reports.routes.ts';
import { searchEndpoints, serveSearch } from '../search/search.routes.ts';
import { serveWatches, watchEndpoints } from '../watch/watch.routes.ts';

interface ApiContext extends ServeContext {
	readonly database: Database;
	readonly services: SharedServices;
	/** Of Plumbline. */
	readonly version: string;
}

/** All endpoints, in the order of the documentation. */
export const apiEndpoints = [
	...optimizationEndpoints,
	...accountEndpoints,
	...rankingsEndpoints,
	...searchEndpoints,
	...keywordEndpoints,
	...changeEndpoints,
	...watchEndpoints,
	...reportEndpoints,
	...crawlEndpoints,
];

export async function serveApi(app: FastifyInstance, context: ApiContext): Promise<void> {
	await serveOptimization(app, context);
	serveAccounts(app, context);
	serveRankings(app, context);
	serveSearch(app, context);
	serveKeywords(app, context);
	serveChanges(app, context);
	serveWatches(app, context);
	serveReports(app, context);
	serveCrawls(app, context);
}
