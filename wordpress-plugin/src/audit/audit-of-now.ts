import type { AuditStore } from './audit-store.ts';
import type { AuditedPost } from './post-audit.ts';

/** The audit of the post as it is now; while that is still to come, as soon as it is there. */
export function auditOfNow({ current, isUpToDate, subscribe }: AuditStore): Promise<AuditedPost> {
	const { promise, resolve } = Promise.withResolvers<AuditedPost>();
	const unsubscribe = subscribe(look);
	look();
	return promise.finally(unsubscribe);

	function look() {
		const { audited } = current();
		if (audited && isUpToDate()) resolve(audited);
	}
}
