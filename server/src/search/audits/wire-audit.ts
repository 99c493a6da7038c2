import type { SearchPage } from '@plumbline/core/api';
import type { AuditedPage } from './audited-pages.store.ts';

/** Our own verdict as the API shows it; null for a page that was never audited. */
export function wireAudit(audited: AuditedPage | undefined): SearchPage['audit'] {
	if (audited === undefined) return null;
	return {
		verdict: audited.verdict,
		audited_at: new Date(audited.auditedMs).toISOString(),
		failed_rules: [...audited.failedRules],
	};
}
