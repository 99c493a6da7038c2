import type { AuditStore } from './audit-store.ts';
import type { AuditedPost } from './post-audit.ts';

/**
 * The audit of the current post; waits if it is not finished yet.
 * @throws if the audit fails.
 */
export function auditOfNow(store: AuditStore): Promise<AuditedPost> {
	const { current, hasFailedNow, isUpToDate, subscribe } = store;
	const { promise, reject, resolve } = Promise.withResolvers<AuditedPost>();
	const unsubscribe = subscribe(look);
	look();
	return promise.finally(unsubscribe);

	function look() {
		const { audited } = current();
		if (audited && isUpToDate()) resolve(audited);
		else if (hasFailedNow()) reject(new Error('This post could not be audited.'));
	}
}
