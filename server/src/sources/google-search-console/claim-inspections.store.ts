import { dayMs } from '@plumbline/core/time';
import type { Database } from '../../database/open-database.ts';
import type { InspectablePage } from './pages-to-inspect.store.ts';

// A page is claimed before the request to Google, in the table that stores Google’s answer: so the
// budget holds for any number of processes, and pages that a process left unfinished come up again.

/** Google’s quota for a property. */
const mostADay = 2000;
const mostAMinute = 600;

/** A page outside the index is inspected more often, because somebody may be fixing it. */
const inspectedEveryMs = { indexed: 7 * dayMs, leftOut: 3 * dayMs };

/** A page without a verdict is inspected again after this time. */
const triedAgainAfterMs = dayMs;

export interface Claim {
	readonly pages: readonly InspectablePage[];
	/** The budget that ran out and leaves some of these pages for later. */
	readonly spent: 'minute' | 'day' | null;
}

/** The first due pages among these, as many as the budget allows. */
export async function claimInspections(
	database: Database,
	siteId: number,
	{ pages, nowMs }: { readonly pages: readonly InspectablePage[]; readonly nowMs: number },
): Promise<Claim> {
	return database.transaction().execute(async (transaction) => {
		await waitForOthers(transaction, siteId);
		const ofDay = mostADay - (await inspectedSince(transaction, siteId, nowMs - dayMs));
		const ofMinute = mostAMinute - (await inspectedSince(transaction, siteId, nowMs - 60_000));
		const due = await duePages(transaction, siteId, pages, nowMs);
		const claimed = due.slice(0, Math.max(0, Math.min(ofDay, ofMinute)));
		for (const { id } of claimed) await claim(transaction, siteId, id, nowMs);
		if (claimed.length === due.length) return { pages: claimed, spent: null };
		return { pages: claimed, spent: ofDay <= ofMinute ? 'day' : 'minute' };
	});
}

/** Writes to the site’s row as a lock, because on PostgreSQL two transactions could count at the same time. */
async function waitForOthers(database: Database, siteId: number): Promise<void> {
	await database
		.updateTable('site')
		.set(({ ref }) => ({ domain: ref('domain') }))
		.where('id', '=', siteId)
		.execute();
}

async function inspectedSince(database: Database, siteId: number, sinceMs: number) {
	const { count } = await database
		.selectFrom('page_inspection')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('site_id', '=', siteId)
		.where('inspected_ms', '>', sinceMs)
		.executeTakeFirstOrThrow();
	return Number(count);
}

async function duePages(
	database: Database,
	siteId: number,
	pages: readonly InspectablePage[],
	nowMs: number,
): Promise<InspectablePage[]> {
	const rows = await database
		.selectFrom('page_inspection')
		.select(['page_id', 'inspected_ms', 'verdict'])
		.where('site_id', '=', siteId)
		.where(
			'page_id',
			'in',
			pages.map(({ id }) => id),
		)
		.execute();
	const known = new Map(rows.map((row) => [row.page_id, row]));
	return pages.filter(({ id }) => {
		const row = known.get(id);
		if (row === undefined) return true;
		return nowMs - row.inspected_ms >= dueAfterMs(row.verdict);
	});
}

function dueAfterMs(verdict: string): number {
	if (verdict === '') return triedAgainAfterMs;
	return verdict === 'PASS' ? inspectedEveryMs.indexed : inspectedEveryMs.leftOut;
}

async function claim(database: Database, siteId: number, pageId: number, nowMs: number) {
	await database
		.insertInto('page_inspection')
		.values({
			site_id: siteId,
			page_id: pageId,
			inspected_ms: nowMs,
			verdict: '',
			coverage_state: '',
			robots_txt_state: '',
			indexing_state: '',
			page_fetch_state: '',
			google_canonical: '',
			user_canonical: '',
			last_crawl_ms: null,
			rich_results: '',
		})
		.onConflict((conflict) =>
			conflict.columns(['site_id', 'page_id']).doUpdateSet({ inspected_ms: nowMs }),
		)
		.execute();
}
