import { addKeywords, type OutputOf, removeKeywords } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { writeOnce } from '../http/idempotent-write.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { answerAddition } from './answer-addition.ts';
import { answerRemoval } from './answer-removal.ts';

interface KeywordsContext extends ServeContext {
	readonly database: Database;
}

export const keywordEndpoints = [addKeywords, removeKeywords];

export function serveKeywords(app: FastifyInstance, context: KeywordsContext): void {
	const { database } = context;

	serveEndpoint(app, context, addKeywords, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const work = (on: Database): Promise<OutputOf<typeof addKeywords>> =>
			answerAddition(on, site, input, call);
		return input.dry_run ? work(database) : writeOnce(database, call, work);
	});

	serveEndpoint(app, context, removeKeywords, async (input, call) => {
		const site = await findSite(database, call.caller, input.site_global_key);
		const work = (on: Database): Promise<OutputOf<typeof removeKeywords>> =>
			answerRemoval(on, site, input, call);
		return input.dry_run ? work(database) : writeOnce(database, call, work);
	});
}
