import type { FastifyBaseLogger } from 'fastify';
import type { AuditResult } from '../audits/audit-task.ts';

/** The report comes all the same; that a rule failed is for us to know. */
export function logRuleErrors({ ruleErrors }: AuditResult, log: FastifyBaseLogger): void {
	for (const { rule, error } of ruleErrors) log.error({ err: error, rule }, 'rule failed to run');
}
