import type { Database } from '../../database/open-database.ts';
import type { PageInspection } from './inspect-page.ts';

interface Which {
	readonly siteId: number;
	readonly pageId: number;
}

/** Adds a row to the history of a page if Google says something new about it. */
export async function noteChange(
	database: Database,
	which: Which,
	inspection: PageInspection,
): Promise<void> {
	const { inspected_ms, ...before } = await lastInspection(database, which);
	const known = (await newestState(database, which)) ?? (await firstState(database, which, before));
	const current = stateOf(inspection);
	if (known !== undefined && isEqual(known, current)) return;
	await addState(database, which, {
		...current,
		since_ms: inspected_ms,
		last_crawl_ms: inspection.lastCrawlMs,
	});
}

/** A verdict stored by an older version becomes the first state, from the crawl that it is about. */
async function firstState(
	database: Database,
	which: Which,
	{ last_crawl_ms, ...state }: Omit<State, 'since_ms'>,
): Promise<VerdictState | undefined> {
	if (state.verdict === '' || last_crawl_ms === null) return undefined;
	await addState(database, which, { ...state, last_crawl_ms, since_ms: last_crawl_ms });
	return state;
}

async function lastInspection(database: Database, { siteId, pageId }: Which) {
	const row = await database
		.selectFrom('page_inspection')
		.select(['inspected_ms', 'verdict', 'coverage_state', 'robots_txt_state', 'indexing_state'])
		.select(['page_fetch_state', 'google_canonical', 'user_canonical', 'last_crawl_ms'])
		.where('site_id', '=', siteId)
		.where('page_id', '=', pageId)
		.executeTakeFirstOrThrow();
	return { ...row, crawled_as: '', rich_results_verdict: '' };
}

function newestState(
	database: Database,
	{ siteId, pageId }: Which,
): Promise<VerdictState | undefined> {
	return database
		.selectFrom('page_verdict')
		.selectAll()
		.where('site_id', '=', siteId)
		.where('page_id', '=', pageId)
		.orderBy('since_ms', 'desc')
		.limit(1)
		.executeTakeFirst();
}

async function addState(database: Database, { siteId, pageId }: Which, state: State) {
	await database
		.insertInto('page_verdict')
		.values({ site_id: siteId, page_id: pageId, ...state })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type VerdictState = ReturnType<typeof stateOf>;
type State = VerdictState & { readonly since_ms: number; readonly last_crawl_ms: number | null };

/** The fields that make a state; a new crawl alone is not a change. */
function stateOf(inspection: PageInspection) {
	return {
		verdict: inspection.verdict,
		coverage_state: inspection.coverageState,
		robots_txt_state: inspection.robotsTxtState,
		indexing_state: inspection.indexingState,
		page_fetch_state: inspection.pageFetchState,
		google_canonical: inspection.googleCanonical,
		user_canonical: inspection.userCanonical,
		crawled_as: inspection.crawledAs,
		rich_results_verdict: inspection.richResults?.verdict ?? '',
	};
}

function isEqual(known: VerdictState, current: VerdictState): boolean {
	// Object.keys types the keys as strings, but they are those of the object.
	return (Object.keys(current) as (keyof VerdictState)[]).every(
		(column) => known[column] === current[column],
	);
}
