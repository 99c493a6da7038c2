import type { Database } from '../../database/open-database.ts';
import { isEndless } from '../../pages/fetch/fetch-outcome.ts';
import { failureReason } from '../urls/failure-reason.ts';
import { urlState } from '../urls/url-state.ts';

/** The targets of a page of the crawl. */
const unknown = -1;

/** All URLs of a crawl as numbers, some bytes each: their texts stay in the database. */
export interface UrlTable {
	readonly count: number;
	readonly pageCount: number;
	/** The place of a URL id in the table; -1 if there is none. */
	indexOf(id: number): number;
	idAt(index: number): number;
	/** Status of the page; null where there is no page. */
	statusAt(index: number): number | null;
	/** The end of its redirects. */
	finalOf(index: number): number;
	/** How many redirects lead there. */
	hopsOf(index: number): number;
	sitemapAt(index: number): number | null;
	isPage(index: number): boolean;
	/** Whether its redirects never reach a page. */
	isEndless(index: number): boolean;
	/** A URL in a sitemap that redirects to the page; -1 without one. */
	listedBefore(index: number): number;
}

const rowsAtOnce = 5000;
const mostHops = 12;

export async function readUrlTable(database: Database, crawlId: number): Promise<UrlTable> {
	const size = await sizeOf(database, crawlId);
	const ids = new Int32Array(size);
	const redirects = new Int32Array(size).fill(unknown);
	const sitemaps = new Int16Array(size).fill(unknown);
	const statuses = new Int16Array(size).fill(unknown);
	const pages = new Uint8Array(size);
	let count = 0;
	for await (const row of urlRows(database, crawlId)) {
		ids[count] = row.id;
		redirects[count] = row.redirect_id ?? unknown;
		sitemaps[count] = row.sitemap ?? unknown;
		count++;
	}
	const indexOf = (id: number) => placeIn(ids, count, id);
	let pageCount = 0;
	for await (const row of pageRows(database, crawlId)) {
		const index = indexOf(row.url_id);
		if (index < 0) continue;
		pages[index] = 1;
		statuses[index] = row.status ?? unknown;
		pageCount++;
	}
	/** The URLs on the way to a page, the given one first. */
	function wayOf(index: number): readonly number[] {
		const way = [index];
		for (let at = index; way.length <= mostHops && pages[at] !== 1; ) {
			const next = redirects[at] ?? unknown;
			at = next === unknown ? -1 : indexOf(next);
			if (at < 0) break;
			way.push(at);
		}
		return way;
	}
	const finalOf = (index: number) =>
		pages[index] === 1 || redirects[index] === unknown ? index : (wayOf(index).at(-1) ?? index);
	const endless = await endlessIds(database, crawlId);
	const listed = listedBefore(count, sitemaps, finalOf);
	return {
		count,
		pageCount,
		indexOf,
		idAt: (index) => ids[index] ?? 0,
		statusAt: (index) => nullIfUnknown(statuses[index]),
		finalOf,
		hopsOf: (index) => wayOf(index).length - 1,
		sitemapAt: (index) => nullIfUnknown(sitemaps[index]),
		isPage: (index) => pages[index] === 1,
		isEndless: (index) => endless.has(ids[index] ?? 0),
		listedBefore: (index) => listed.get(index) ?? unknown,
	};
}

const nullIfUnknown = (value: number | undefined) =>
	value === undefined || value === unknown ? null : value;

function listedBefore(
	count: number,
	sitemaps: Int16Array,
	finalOf: (index: number) => number,
): ReadonlyMap<number, number> {
	const listed = new Map<number, number>();
	for (let index = 0; index < count; index++) {
		if (sitemaps[index] === unknown) continue;
		const final = finalOf(index);
		if (final !== index && !listed.has(final)) listed.set(final, index);
	}
	return listed;
}

async function endlessIds(database: Database, crawlId: number): Promise<ReadonlySet<number>> {
	const rows = await database
		.selectFrom('crawl_url')
		.select(['id', 'failure'])
		.where('crawl_id', '=', crawlId)
		.where('state', '=', urlState.failed)
		.where('failure', 'like', '%redirect%')
		.execute();
	return new Set(
		rows.filter(({ failure }) => isEndless(failureReason(failure))).map(({ id }) => id),
	);
}

/** The ids ascend. */
function placeIn(ids: Int32Array, count: number, id: number): number {
	let [low, high] = [0, count - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = ids[middle] ?? 0;
		if (found === id) return middle;
		if (found < id) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}

async function sizeOf(database: Database, crawlId: number): Promise<number> {
	const row = await database
		.selectFrom('crawl_url')
		.select((eb) => eb.fn.countAll<number>().as('count'))
		.where('crawl_id', '=', crawlId)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

async function* urlRows(database: Database, crawlId: number) {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_url')
			.select(['id', 'redirect_id', 'sitemap'])
			.where('crawl_id', '=', crawlId)
			.where('id', '>', after)
			.orderBy('id')
			.limit(rowsAtOnce)
			.execute();
		yield* rows;
		after = rows.at(-1)?.id ?? 0;
		if (rows.length < rowsAtOnce) return;
	}
}

async function* pageRows(database: Database, crawlId: number) {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_page')
			.select(['url_id', 'status'])
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(rowsAtOnce)
			.execute();
		yield* rows;
		after = rows.at(-1)?.url_id ?? 0;
		if (rows.length < rowsAtOnce) return;
	}
}
