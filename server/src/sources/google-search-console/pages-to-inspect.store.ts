import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { Day } from '../../facts/day.ts';
import type { FactTarget } from '../../facts/facts.ts';

export interface InspectablePage {
	readonly id: number;
	readonly url: string;
}

/** More than a day’s budget; pages that are not due are skipped. */
const mostPages = 20_000;

interface Days {
	/** Clicks and visits since this day make a page busy. */
	readonly busySince: Day;
	/** Changes since this day are recent. */
	readonly changedSince: Day;
}

/**
 * The pages worth an inspection, the ones that matter first: busy pages, pages that changed lately,
 * and pages that should not be indexed or have errors as our audit sees them. They take turns, so
 * that a change of all pages at once does not keep the busiest ones waiting.
 */
export async function pagesToInspect(
	database: Database,
	target: FactTarget,
	{ busySince, changedSince }: Days,
): Promise<readonly InspectablePage[]> {
	const busy = await busiestPages(database, target, busySince);
	const places = new Map(busy.map(({ id }, place) => [id, place]));
	const placeOf = ({ id }: InspectablePage) => places.get(id) ?? busy.length;
	const changed = await changedPages(database, target.siteId, changedSince);
	const suspicious = await suspiciousPages(database, target.siteId);
	return inTurns([
		busy,
		changed.toSorted((one, other) => other.day - one.day || placeOf(one) - placeOf(other)),
		suspicious.toSorted((one, other) => placeOf(one) - placeOf(other)),
	]).map(({ id, url }) => ({ id, url }));
}

/**
 * The pages of a site with facts since the given day, those with the most clicks and visits first.
 * The days reach far enough back that a page which lost all its clicks still has its old place.
 */
async function busiestPages(
	database: Database,
	{ siteId, engineId }: FactTarget,
	sinceDay: Day,
): Promise<InspectablePage[]> {
	const clicked = database
		.selectFrom('page_search_day')
		.select('page_id')
		.select(({ fn }) => fn.sum<number>('clicks').as('clicks'))
		.select(({ fn }) => fn.sum<number>('impressions').as('impressions'))
		.where('site_id', '=', siteId)
		.where('engine_id', '=', engineId)
		.where('day', '>=', sinceDay)
		.groupBy('page_id');
	const visited = database
		.selectFrom('page_day')
		.select('page_id')
		.select(({ fn }) => fn.sum<number>('visits').as('visits'))
		.where('site_id', '=', siteId)
		.where('day', '>=', sinceDay)
		.groupBy('page_id');
	return database
		.selectFrom('page')
		.leftJoin(clicked.as('clicked'), 'clicked.page_id', 'page.id')
		.leftJoin(visited.as('visited'), 'visited.page_id', 'page.id')
		.select(['page.id', 'page.url'])
		.where('page.site_id', '=', siteId)
		.where('page.url', '<>', '')
		.where((where) =>
			where.or([where('clicked.clicks', 'is not', null), where('visited.visits', 'is not', null)]),
		)
		.orderBy(sql`coalesce(clicked.clicks, 0) + coalesce(visited.visits, 0)`, 'desc')
		.orderBy('clicked.impressions', (order) => order.desc().nullsLast())
		.orderBy('page.id')
		.limit(mostPages)
		.execute();
}

/** With the day of their newest change. */
async function changedPages(
	database: Database,
	siteId: number,
	sinceDay: Day,
): Promise<(InspectablePage & { readonly day: Day })[]> {
	return database
		.selectFrom('page_change')
		.innerJoin('page', 'page.id', 'page_change.page_id')
		.select(['page.id', 'page.url'])
		.select(({ fn }) => fn.max('page_change.day').as('day'))
		.where('page_change.site_id', '=', siteId)
		.where('page.site_id', '=', siteId)
		.where('page_change.day', '>=', sinceDay)
		.groupBy(['page.id', 'page.url'])
		.orderBy('day', 'desc')
		.orderBy('page.id')
		.limit(mostPages)
		.execute();
}

/** Pages whose newest audit found errors, or that they cannot be indexed. */
async function suspiciousPages(database: Database, siteId: number): Promise<InspectablePage[]> {
	return database
		.selectFrom('page_state as state')
		.innerJoin('page', 'page.id', 'state.page_id')
		.select(['page.id', 'page.url'])
		.where('state.site_id', '=', siteId)
		.where('page.site_id', '=', siteId)
		.where((where) =>
			where.or([where('state.verdict', '=', 'no'), where('state.must_fix', '>', 0)]),
		)
		.where('state.seen_ms', '=', ({ selectFrom }) =>
			selectFrom('page_state as other')
				.select(({ fn }) => fn.max('other.seen_ms').as('newest'))
				.where('other.site_id', '=', siteId)
				.whereRef('other.page_id', '=', 'state.page_id'),
		)
		.orderBy('page.id')
		.limit(mostPages)
		.execute();
}

/** The first of each list, then the second of each, and so on; each id once. */
function inTurns<Item extends { readonly id: number }>(
	lists: readonly (readonly Item[])[],
): readonly Item[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	const taken = new Map<number, Item>();
	for (let turn = 0; turn < longest; turn++) {
		for (const list of lists) {
			const item = list[turn];
			if (item !== undefined && !taken.has(item.id)) taken.set(item.id, item);
		}
	}
	return [...taken.values()];
}
