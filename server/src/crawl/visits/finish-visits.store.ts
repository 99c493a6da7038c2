import { dialectOf } from '../../database/dialect-of.ts';
import type { Database } from '../../database/open-database.ts';
import type { AuditResult } from '../../pages/audits/audit-task.ts';
import { createReportPacker } from '../pages/packed-report.ts';
import { packDetails } from '../pages/page-details.ts';
import { countsOf } from '../pages/severity-counts.ts';
import { findingRows, pageColumns } from '../pages/stored-page.ts';
import type { CrawlSettings } from '../settings.ts';
import { take } from '../urls/lease-urls.store.ts';
import { urlState } from '../urls/url-state.ts';
import type { VisitFailure } from './visited.ts';

export interface PageToStore {
	readonly urlId: number;
	readonly answerMs: number;
	readonly result: AuditResult;
	/** See `packed-links.ts`. */
	readonly links: string;
}

export interface VisitToFinish {
	readonly id: number;
	readonly failure: VisitFailure | { readonly kind: 'elsewhere'; readonly url: string } | null;
	/** The redirects on the way, the first from the URL itself. */
	readonly hops: readonly {
		readonly id: number;
		readonly status: number;
		readonly nextId: number | null;
	}[];
	readonly page: PageToStore | null;
}

interface Place {
	readonly database: Database;
	readonly crawlId: number;
	readonly settings: CrawlSettings;
}

/** Stores visits whose lease is still ours, each with all its rows or none. Returns their number. */
export async function finishVisits(
	{ crawlId, database, settings }: Place,
	owner: string,
	visits: readonly VisitToFinish[],
): Promise<number> {
	if (visits.length === 0) return 0;
	return database.transaction().execute(async (transaction) => {
		const held = await heldIds(transaction, { crawlId, owner }, visits);
		const ours = visits.filter(({ id }) => held.has(id));
		for (const visit of ours) await finishUrl(transaction, crawlId, visit);
		const pages = ours.flatMap(({ page }) => page ?? []);
		await storePages(transaction, { crawlId, settings }, pages);
		await take(transaction, crawlId, -ours.filter(sentNoRequest).length);
		return ours.length;
	});
}

const sentNoRequest = ({ failure }: VisitToFinish) =>
	failure?.kind === 'robots_disallowed' && failure.failing === null;

async function heldIds(
	database: Database,
	{ crawlId, owner }: { readonly crawlId: number; readonly owner: string },
	visits: readonly VisitToFinish[],
): Promise<ReadonlySet<number>> {
	const rows = await database
		.selectFrom('crawl_url')
		.select('id')
		.where('crawl_id', '=', crawlId)
		.where(
			'id',
			'in',
			visits.map(({ id }) => id),
		)
		.where('state', '=', urlState.leased)
		.where('lease_owner', '=', owner)
		.orderBy('id')
		.$if(dialectOf(database) === 'postgres', (query) => query.forUpdate())
		.execute();
	return new Set(rows.map(({ id }) => id));
}

async function finishUrl(
	database: Database,
	crawlId: number,
	{ failure, hops, id, page }: VisitToFinish,
): Promise<void> {
	const update = database.updateTable('crawl_url').where('crawl_id', '=', crawlId);
	const ended = { lease_owner: null, lease_until_ms: null };
	if (failure !== null) {
		const state = failure.kind === 'elsewhere' ? urlState.elsewhere : urlState.failed;
		const [hop] = hops;
		await update
			.where('id', '=', id)
			.set({ state, failure: JSON.stringify(failure), status: hop?.status ?? null, ...ended })
			.execute();
		return;
	}
	for (const hop of hops) {
		await update
			.where('id', '=', hop.id)
			.set({ state: urlState.done, status: hop.status, redirect_id: hop.nextId, ...ended })
			.execute();
	}
	if (page === null) {
		// The visit that reached the page has ended its lease, unless it could not be stored.
		if (hops.length === 0) {
			await update
				.where('id', '=', id)
				.where('state', '=', urlState.leased)
				.set({ state: urlState.waiting, ...ended })
				.execute();
		}
		return;
	}
	await update
		.where('id', '=', page.urlId)
		.set({
			state: urlState.done,
			status: page.result.summarized?.summary.status ?? null,
			failure: null,
			...ended,
		})
		.execute();
}

/** A page that another worker has stored already, because several URLs lead there, stays as it is. */
async function storePages(
	database: Database,
	{ crawlId, settings }: Omit<Place, 'database'>,
	pages: readonly PageToStore[],
): Promise<void> {
	const byUrl = new Map(pages.map((page) => [page.urlId, page]));
	const findings = new Map(
		[...byUrl].map(([urlId, { result }]) => [urlId, findingRows(result.report.rules, settings)]),
	);
	if (byUrl.size === 0) return;
	const stored = await database
		.insertInto('crawl_page')
		.values(
			[...byUrl.values()]
				.toSorted((one, other) => one.urlId - other.urlId)
				.map(({ answerMs, links, result, urlId }) => ({
					crawl_id: crawlId,
					url_id: urlId,
					...pageColumns(result),
					...countsOf(findings.get(urlId) ?? []),
					answer_ms: answerMs,
					links,
				})),
		)
		.onConflict((conflict) => conflict.columns(['crawl_id', 'url_id']).doNothing())
		.returning('url_id')
		.execute();
	const rows = stored.flatMap(({ url_id: urlId }) =>
		(findings.get(urlId) ?? []).map((finding) => ({
			crawl_id: crawlId,
			url_id: urlId,
			...finding,
		})),
	);
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		await database
			.insertInto('crawl_finding')
			.values(rows.slice(at, at + rowsAtOnce))
			.execute();
	}
	const packer = settings.keepsReports ? createReportPacker(settings) : null;
	const details = stored.flatMap(({ url_id: urlId }) => {
		const { build, report } = byUrl.get(urlId)?.result ?? {};
		const data = packDetails(build?.inventory, {
			report: report && packer?.pack(report),
			extracted: build?.extracted,
		});
		return data === null ? [] : [{ crawl_id: crawlId, url_id: urlId, data }];
	});
	if (details.length > 0) await database.insertInto('crawl_page_detail').values(details).execute();
}

const rowsAtOnce = 1000;
