import { listSites } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { accountSites } from './account-sites.store.ts';

interface AccountsContext extends ServeContext {
	readonly database: Database;
}

export const accountEndpoints = [listSites];

export function serveAccounts(app: FastifyInstance, context: AccountsContext): void {
	serveEndpoint(app, context, listSites, async (_input, { caller }) =>
		accountSites(context.database, caller.accountId, caller.siteId),
	);
}
