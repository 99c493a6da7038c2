import { dialectOf } from '../database/dialect-of.ts';
import type { Database } from '../database/open-database.ts';
import type { WantedKeyword } from './check-keywords.ts';

export interface StoredKeyword {
	readonly id: number;
	readonly text: string;
	readonly matchKey: string;
	readonly active: number;
}

/** The site’s keywords with these keys, active or not, by key. */
export async function findKeywords(
	database: Database,
	siteId: number,
	matchKeys: readonly string[],
): Promise<ReadonlyMap<string, StoredKeyword>> {
	const found = await inPortions(matchKeys, (portion) =>
		database
			.selectFrom('keyword')
			.select(['id', 'text', 'match_key as matchKey', 'active'])
			.where('site_id', '=', siteId)
			.where('match_key', 'in', portion)
			.execute(),
	);
	return new Map(found.map((keyword) => [keyword.matchKey, keyword]));
}

/** Adds the keywords that the site does not have yet; returns the keys that were added. */
export async function insertKeywords(
	database: Database,
	siteId: number,
	keywords: readonly WantedKeyword[],
	nowMs: number,
): Promise<ReadonlySet<string>> {
	const inserted = await inPortions(inLockingOrder(keywords), (portion) =>
		database
			.insertInto('keyword')
			.values(portion.map((keyword) => row(siteId, keyword, nowMs)))
			.onConflict((conflict) => conflict.columns(['site_id', 'match_key']).doNothing())
			.returning('match_key as matchKey')
			.execute(),
	);
	return new Set(inserted.map(({ matchKey }) => matchKey));
}

export async function setActive(
	database: Database,
	siteId: number,
	keywordIds: readonly number[],
	active: 0 | 1,
): Promise<void> {
	await lockInOrder(database, siteId, keywordIds);
	await inPortions(keywordIds, (portion) =>
		database
			.updateTable('keyword')
			.set({ active })
			.where('site_id', '=', siteId)
			.where('id', 'in', portion)
			.execute(),
	);
}

/** An update locks rows in the order it finds them: two concurrent ones could deadlock. */
async function lockInOrder(
	database: Database,
	siteId: number,
	keywordIds: readonly number[],
): Promise<void> {
	// SQLite runs one write transaction at a time.
	if (dialectOf(database) === 'sqlite') return;
	await inPortions(
		keywordIds.toSorted((one, other) => one - other),
		(portion) =>
			database
				.selectFrom('keyword')
				.select('id')
				.where('site_id', '=', siteId)
				.where('id', 'in', portion)
				.orderBy('id')
				.forUpdate()
				.execute(),
	);
}

/** Names of each keyword’s groups, oldest group first. */
export async function groupNamesOf(
	database: Database,
	siteId: number,
	keywordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
	const members = await inPortions(keywordIds, (portion) =>
		database
			.selectFrom('keyword_group_member as member')
			.innerJoin('keyword_group', (join) =>
				join
					.onRef('keyword_group.site_id', '=', 'member.site_id')
					.onRef('keyword_group.id', '=', 'member.group_id'),
			)
			.select(['member.keyword_id as keywordId', 'keyword_group.name'])
			.where('member.site_id', '=', siteId)
			.where('member.keyword_id', 'in', portion)
			.orderBy('keyword_group.id')
			.execute(),
	);
	const byKeyword = Map.groupBy(members, ({ keywordId }) => keywordId);
	return new Map([...byKeyword].map(([id, groups]) => [id, groups.map(({ name }) => name)]));
}

function row(siteId: number, { text, matchKey }: WantedKeyword, nowMs: number) {
	return { site_id: siteId, text, match_key: matchKey, active: 1, created_ms: nowMs };
}

/** Concurrent calls that add the same keywords take their locks in one order, so that they cannot deadlock. */
function inLockingOrder(keywords: readonly WantedKeyword[]): readonly WantedKeyword[] {
	return keywords.toSorted((one, other) => (one.matchKey < other.matchKey ? -1 : 1));
}

const mostAtOnce = 500;

async function inPortions<Item, Result>(
	items: readonly Item[],
	work: (portion: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let at = 0; at < items.length; at += mostAtOnce) {
		results.push(...(await work(items.slice(at, at + mostAtOnce))));
	}
	return results;
}
