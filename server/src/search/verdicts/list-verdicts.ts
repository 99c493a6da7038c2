import { inspectedState, localeFor } from '@plumbline/core';
import type { listVerdicts as endpoint, ParsedInputOf, Verdicts } from '@plumbline/core/api';
import { isoTime } from '@plumbline/core/time';
import { findSite } from '../../accounts/find-site.ts';
import type { Database } from '../../database/open-database.ts';
import { askedPages } from '../../rankings/question/asked-pages.store.ts';
import { auditedPages, wireAudit } from '../audits/audited-pages.store.ts';
import {
	countUninspected,
	newestVerdicts,
	verdictCounts,
	verdictHistory,
} from './verdicts.store.ts';
import { wirePastVerdict, wireVerdict } from './wire-verdict.ts';

type Input = ParsedInputOf<typeof endpoint>;

/** One screen of Google’s verdicts, and the number of all that the request names. */
export async function listVerdicts(
	database: Database,
	caller: { readonly accountId: number; readonly siteId: number | null },
	input: Input,
): Promise<{ readonly answer: Verdicts; readonly totalCount: number }> {
	const site = await findSite(database, caller, input.site_global_key);
	const { limit, offset } = input;
	const question = {
		siteId: site.id,
		pageIds: await askedPages(database, site.id, input.url),
		state: input.state ?? null,
	};
	const [{ rows: found, totalCount }, summed] = await Promise.all([
		newestVerdicts(database, { ...question, limit, offset }),
		summary(database, site.id),
	]);
	const pageIds = found.map(({ pageId }) => pageId);
	const history = input.include_history
		? Map.groupBy(await verdictHistory(database, site.id, pageIds), ({ pageId }) => pageId)
		: null;
	const locale = localeFor(input.locale);
	const audits = await auditedPages(database, site.id, pageIds);
	const answer = {
		meta: {
			site_global_key: site.globalKey,
			...summed,
			limit,
			offset,
		},
		pages: found.map((stored) => ({
			url: stored.url,
			google: wireVerdict(stored, audits.get(stored.pageId) ?? null, locale),
			audit: wireAudit(audits.get(stored.pageId)),
			...(history !== null && {
				history: (history.get(stored.pageId) ?? [stored]).map(wirePastVerdict),
			}),
		})),
	};
	return { answer, totalCount };
}

async function summary(database: Database, siteId: number) {
	const [unknown, counted] = await Promise.all([
		countUninspected(database, siteId),
		verdictCounts(database, siteId),
	]);
	const counts = { indexed: 0, not_indexed: 0, unknown };
	let newestMs = 0;
	for (const { verdict, pages, atMs } of counted) {
		const state = inspectedState(verdict);
		if (state !== 'unknown') counts[state] += pages;
		if (verdict !== '') newestMs = Math.max(newestMs, atMs);
	}
	return { counts, inspected_at: newestMs > 0 ? isoTime(newestMs) : null };
}
