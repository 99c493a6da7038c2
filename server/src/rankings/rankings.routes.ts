import { listRankings, listRankingTrends } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { listRankings as rankingsOf } from './list-rankings.ts';
import { sendPaging } from './paging.ts';
import { listTrends } from './trends/list-trends.ts';

interface RankingsContext extends ServeContext {
	readonly database: Database;
}

/** The endpoints of this folder; the OpenAPI document lists the same. */
export const rankingsEndpoints = [listRankings, listRankingTrends];

export function serveRankings(app: FastifyInstance, context: RankingsContext): void {
	serveEndpoint(app, context, listRankings, async (input, call) => {
		const { answer, totalCount } = await rankingsOf(context.database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});

	serveEndpoint(app, context, listRankingTrends, async (input, call) => {
		const { answer, totalCount } = await listTrends(context.database, call.caller, input);
		sendPaging(call, input, totalCount);
		return answer;
	});
}
