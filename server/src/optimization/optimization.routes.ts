import { listRules, reportOnHtml, reportOnPage } from '@plumbline/core/api';
import type { FastifyInstance } from 'fastify';
import { sitesOfAccount } from '../accounts/sites.store.ts';
import type { AuditResult } from '../audits/audit-task.ts';
import type { AuditServices } from '../audits/audit-url.ts';
import type { Database } from '../database/open-database.ts';
import { defaultLimits } from '../fetch-page/limits.ts';
import { htmlParameter } from '../http/html-parameter.ts';
import { type Call, type ServeContext, serveEndpoint } from '../http/serve-endpoint.ts';
import { htmlAuditOptions } from './audit-options.ts';
import { reportPage } from './report-page.ts';
import { checkRuleNames, ruleCatalogue } from './rule-catalogue.ts';
import { wireReport } from './wire-report.ts';

interface OptimizationContext extends ServeContext {
	readonly database: Database;
	readonly services: AuditServices;
}

/** What this folder answers; the OpenAPI document lists the same. */
export const optimizationEndpoints = [reportOnPage, reportOnHtml, listRules];

export function serveOptimization(app: FastifyInstance, context: OptimizationContext): void {
	const { database, services } = context;

	serveEndpoint(app, context, reportOnPage, async (input, { caller, signal, log }) => {
		checkRuleNames(input.rules);
		const sites = await sitesOfAccount(database, caller.accountId);
		const domains = sites.map(({ domain }) => domain);
		const onAudited = ({ result }: { result: AuditResult }) => logRuleErrors(result, log);
		return reportPage(input, { services, domains, signal, onAudited });
	});

	serveEndpoint(app, context, reportOnHtml, async (input, { parameters, signal, log }) => {
		checkRuleNames(input.rules);
		const html = htmlParameter(parameters);
		const task = { html, mostBytes: defaultLimits.pageBytes, options: htmlAuditOptions(input) };
		const result = await services.pool.run(task, signal);
		logRuleErrors(result, log);
		return wireReport(result.report, input);
	});

	serveEndpoint(app, context, listRules, async ({ locale }) => ruleCatalogue(locale));
}

function logRuleErrors({ ruleErrors }: AuditResult, log: Call['log']): void {
	for (const { rule, error } of ruleErrors) log.error({ err: error, rule }, 'rule failed to run');
}
