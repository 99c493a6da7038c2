import { localeFor } from '@plumbline/core';
import { listPortfolio as portfolioEndpoint, showReport } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { clientReport } from './client-report.ts';
import { listPortfolio } from './portfolio/list-portfolio.ts';

interface ReportsContext extends ServeContext {
	readonly database: Database;
	/** Of Plumbline. */
	readonly version: string;
}

export const reportEndpoints = [showReport, portfolioEndpoint];

export function serveReports(app: FastifyInstance, context: ReportsContext): void {
	serveEndpoint(app, context, showReport, (input, { caller }) =>
		clientReport(context.database, caller, input, context.version),
	);

	serveEndpoint(app, context, portfolioEndpoint, async ({ locale }, { caller }) => ({
		sites: await listPortfolio(context.database, caller, localeFor(locale)),
	}));
}
