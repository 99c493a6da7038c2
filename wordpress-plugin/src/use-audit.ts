import { useSyncExternalStore } from '@wordpress/element';
import type { AuditState, AuditStore } from './audit/audit-store.ts';

/** The audit as it is now; the post is audited while something on the screen asks. */
export const useAudit = (audit: AuditStore): AuditState =>
	useSyncExternalStore(audit.subscribe, audit.current);
