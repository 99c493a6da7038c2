import { useSyncExternalStore } from '@wordpress/element';
import type { AuditState, AuditStore } from './audit-store.ts';

/** The current audit; the post is audited while a component uses it. */
export const useAudit = (audit: AuditStore): AuditState =>
	useSyncExternalStore(audit.subscribe, audit.current);
