import type { ReportedRule } from '@plumbline/core';
import type { AuditState, AuditStore } from '../audit/audit-store.ts';
import { blockersIn, type SitePolicy } from '../policy/site-policy.ts';

/**
 * What holds the post back as it is now; as soon as that is known. Nothing, where the audit does not
 * come about: a fault of ours keeps nobody from publishing.
 */
export function blockersOfNow(
	{ current, hasFailedNow, isUpToDate, subscribe }: AuditStore,
	policy: SitePolicy,
): Promise<readonly ReportedRule[]> {
	if (policy.blocking.length === 0) return Promise.resolve([]);
	const { promise, resolve } = Promise.withResolvers<readonly ReportedRule[]>();
	const unsubscribe = subscribe(look);
	look();
	return promise.finally(unsubscribe);

	function look() {
		const { audited } = current();
		if (audited && isUpToDate()) resolve(blockersIn(audited.report, policy));
		else if (hasFailedNow()) resolve([]);
	}
}

/** What held the post back when it was last audited; nothing, once an audit has not come about. */
export const lastKnownBlockers = (
	{ audited, hasFailed }: AuditState,
	policy: SitePolicy,
): readonly ReportedRule[] => (audited && !hasFailed ? blockersIn(audited.report, policy) : []);
