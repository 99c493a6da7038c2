import { localeFor } from '@plumbline/core';
import { listFaults } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { findSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { knownFaults } from './known-faults.ts';

interface WatchContext extends ServeContext {
	readonly database: Database;
}

export const watchEndpoints = [listFaults];

export function serveWatches(app: FastifyInstance, context: WatchContext): void {
	const { database } = context;

	serveEndpoint(app, context, listFaults, async (input, { caller }) => {
		const site = await findSite(database, caller, input.site_global_key);
		return knownFaults(database, caller.accountId, site, localeFor(input.locale));
	});
}
