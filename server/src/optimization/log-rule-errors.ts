import type { FastifyBaseLogger } from 'fastify';
import type { AuditResult } from '../pages/audits/audit-task.ts';

/** A failed rule does not stop the report; it is logged for us. */
export function logRuleErrors({ ruleErrors }: AuditResult, log: FastifyBaseLogger): void {
	for (const { rule, error } of ruleErrors) log.error({ err: error, rule }, 'rule failed to run');
}
