import type { SearchPage } from '@plumbline/core/api';
import { newestStates } from '../../changes/history/page-states.store.ts';
import type { Database } from '../../database/open-database.ts';

export interface AuditedPage {
	readonly auditedMs: number;
	readonly verdict: string;
	readonly failedRules: readonly string[];
	readonly title: string | null;
	readonly h1: string | null;
}

/** The state of each of these pages in its newest audit. */
export async function auditedPages(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
): Promise<ReadonlyMap<number, AuditedPage>> {
	const states = await newestStates(database, siteId, pageIds);
	return new Map(
		states.map(({ pageId, seenMs, state }) => [
			pageId,
			{
				auditedMs: seenMs,
				verdict: state.verdict,
				failedRules: state.failing,
				title: state.fields.title,
				h1: state.fields.h1,
			},
		]),
	);
}

/** Our own verdict as the API shows it; null for a page that was never audited. */
export function wireAudit(audited: AuditedPage | undefined): SearchPage['audit'] {
	if (audited === undefined) return null;
	return {
		verdict: audited.verdict,
		audited_at: new Date(audited.auditedMs).toISOString(),
		failed_rules: [...audited.failedRules],
	};
}
