import type { ReportedRule } from '@plumbline/core';
import { auditOfNow } from '../../audit/audit-of-now.ts';
import type { AuditState, AuditStore } from '../../audit/audit-store.ts';
import { blockersIn, type SitePolicy } from '../../policy/site-policy.ts';

/**
 * Resolves to the findings that block publishing, once the current audit is finished. Empty if the
 * audit fails: a bug of ours must not block publishing.
 */
export async function blockersOfNow(
	store: AuditStore,
	policy: SitePolicy,
): Promise<readonly ReportedRule[]> {
	if (policy.blocking.length === 0) return [];
	return auditOfNow(store).then(
		({ report }) => blockersIn(report, policy),
		() => [],
	);
}

/** The findings of the last audit that block publishing; empty if an audit has failed since. */
export const lastKnownBlockers = (
	{ audited, hasFailed }: AuditState,
	policy: SitePolicy,
): readonly ReportedRule[] => (audited && !hasFailed ? blockersIn(audited.report, policy) : []);
