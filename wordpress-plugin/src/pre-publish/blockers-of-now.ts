import type { ReportedRule } from '@plumbline/core';
import { auditOfNow } from '../audit/audit-of-now.ts';
import type { AuditState, AuditStore } from '../audit/audit-store.ts';
import { blockersIn, type SitePolicy } from '../policy/site-policy.ts';

/**
 * What holds the post back as it is now; as soon as that is known. Nothing, where the audit does not
 * come about: a fault of ours keeps nobody from publishing.
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

/** The findings of the last audit that block publishing; none once an audit has failed. */
export const lastKnownBlockers = (
	{ audited, hasFailed }: AuditState,
	policy: SitePolicy,
): readonly ReportedRule[] => (audited && !hasFailed ? blockersIn(audited.report, policy) : []);
