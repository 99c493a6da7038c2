import { listRules, reportOnHtml, reportOnMany, reportOnPage } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { sitesOfAccount } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { htmlParameter } from '../http/parameters/html-parameter.ts';
import { type Call, type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import type { AuditResult } from '../pages/audits/audit-task.ts';
import { type SharedServices, servicesOf } from '../pages/audits/audit-url.ts';
import { serveBatch } from './batch/serve-batch.ts';
import { logRuleErrors } from './log-rule-errors.ts';
import { rememberAudited, remembered } from './remember-audited.ts';
import { reportHtml } from './report-html.ts';
import { reportPage } from './report-page.ts';
import { ruleCatalogue } from './rule-catalogue.ts';

interface OptimizationContext extends ServeContext {
	readonly database: Database;
	readonly services: SharedServices;
}

/** The endpoints of this folder; the OpenAPI document lists the same. */
export const optimizationEndpoints = [reportOnPage, reportOnHtml, reportOnMany, listRules];

export async function serveOptimization(
	app: FastifyInstance,
	context: OptimizationContext,
): Promise<void> {
	const { database } = context;

	serveEndpoint(app, context, reportOnPage, async (input, call) => {
		const { caller, signal, log } = call;
		const sites = await sitesOfAccount(database, caller.accountId);
		const domains = sites.map(({ domain }) => domain);
		const onAudited = logging(log);
		const services = servicesOf(caller.accountId, context.services);
		const visit = input.remember ? remembered(input, sites, call) : null;
		return reportPage(input, {
			services,
			domains,
			signal,
			onAudited,
			...(visit && {
				onRemember: ({ page, result }) => rememberAudited(database, visit, { ...page, result }),
			}),
		});
	});

	serveEndpoint(app, context, reportOnHtml, async (input, call) => {
		const { caller, parameters, signal, log } = call;
		const services = servicesOf(caller.accountId, context.services);
		const html = htmlParameter(parameters);
		const visit = input.remember
			? remembered(input, await sitesOfAccount(database, caller.accountId), call)
			: null;
		return reportHtml(input, html, {
			services,
			signal,
			onAudited: logging(log),
			...(visit && { onRemember: (audited) => rememberAudited(database, visit, audited) }),
		});
	});

	serveEndpoint(app, context, listRules, async ({ locale }) => ruleCatalogue(locale));
	await serveBatch(app, context);
}

function logging(log: Call['log']) {
	return ({ result }: { readonly result: AuditResult }) => logRuleErrors(result, log);
}
