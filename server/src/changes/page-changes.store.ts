import type { Database } from '../database/open-database.ts';
import type { Day } from '../facts/day.ts';

/** In the place of the page of an event that is about no single page, such as a release. */
export const wholeSite = 0;

export interface PageChange {
	readonly day: Day;
	readonly fields: readonly string[];
	readonly note: string;
	readonly seenMs: number;
	readonly madeBy: string;
	readonly resolved: readonly string[];
	readonly caused: readonly string[];
}

export interface StoredChange extends PageChange {
	readonly pageId: number;
	readonly url: string;
}

/** Adds the change to each page that does not have it yet, and returns their number. */
export async function addPageChanges(
	database: Database,
	siteId: number,
	pageIds: readonly number[],
	change: PageChange,
): Promise<number> {
	let added = 0;
	for (const page_id of pageIds) {
		const { numInsertedOrUpdatedRows } = await database
			.insertInto('page_change')
			.values({
				site_id: siteId,
				page_id,
				day: change.day,
				fields: change.fields.join(),
				note: change.note,
				seen_ms: change.seenMs,
				made_by: change.madeBy,
				resolved: change.resolved.join(),
				caused: change.caused.join(),
			})
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		added += Number(numInsertedOrUpdatedRows);
	}
	return added;
}

/** An event of the whole site, noted by hand. */
export interface SiteEvent extends PageChange {
	readonly url: null;
}

export interface ChangesWanted {
	readonly siteId: number;
	readonly pageId?: number | undefined;
	readonly fromDay?: Day | undefined;
	readonly toDay?: Day | undefined;
}

/** Newest first. */
export async function pageChanges(
	database: Database,
	{ siteId, pageId, fromDay, toDay }: ChangesWanted,
): Promise<readonly StoredChange[]> {
	let query = database
		.selectFrom('page_change')
		.innerJoin('page', (join) =>
			join
				.onRef('page.id', '=', 'page_change.page_id')
				.onRef('page.site_id', '=', 'page_change.site_id'),
		)
		.select(['page_id', 'url', 'day', 'fields', 'note', 'seen_ms', 'made_by'])
		.select(['resolved', 'caused'])
		.where('page_change.site_id', '=', siteId)
		.where('page.site_id', '=', siteId)
		.orderBy('day', 'desc')
		.orderBy('note')
		.orderBy('fields')
		.orderBy('url');
	if (pageId !== undefined) query = query.where('page_id', '=', pageId);
	if (fromDay !== undefined) query = query.where('day', '>=', fromDay);
	if (toDay !== undefined) query = query.where('day', '<=', toDay);
	const rows = await query.execute();
	return rows.map((row) => ({ pageId: row.page_id, url: row.url, ...changeOf(row) }));
}

/** Newest first. */
export async function siteEvents(
	database: Database,
	{ siteId, fromDay, toDay }: Omit<ChangesWanted, 'pageId'>,
): Promise<readonly SiteEvent[]> {
	let query = database
		.selectFrom('page_change')
		.select(['day', 'fields', 'note', 'seen_ms', 'made_by', 'resolved', 'caused'])
		.where('site_id', '=', siteId)
		.where('page_id', '=', wholeSite)
		.orderBy('day', 'desc')
		.orderBy('note');
	if (fromDay !== undefined) query = query.where('day', '>=', fromDay);
	if (toDay !== undefined) query = query.where('day', '<=', toDay);
	const rows = await query.execute();
	return rows.map((row) => ({ url: null, ...changeOf(row) }));
}

type ChangeRow = Readonly<
	Record<'fields' | 'note' | 'made_by' | 'resolved' | 'caused', string> &
		Record<'day' | 'seen_ms', number>
>;

const changeOf = (row: ChangeRow): PageChange => ({
	day: row.day,
	fields: listed(row.fields),
	note: row.note,
	seenMs: row.seen_ms,
	madeBy: row.made_by,
	resolved: listed(row.resolved),
	caused: listed(row.caused),
});

const listed = (text: string): readonly string[] => (text === '' ? [] : text.split(','));
