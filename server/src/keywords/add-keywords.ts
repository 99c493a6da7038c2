import type { Database } from '../database/open-database.ts';
import { matchKey } from '../facts/match-key.ts';
import type { WantedKeyword } from './check-keywords.ts';
import { assignToGroup, ensureGroup, findGroup } from './groups.store.ts';
import { findKeywords, insertKeywords, setActive } from './keywords.store.ts';

export interface AddedKeyword {
	/** Null for one that was not really added, only looked at. */
	readonly id: number | null;
	/** As first typed. */
	readonly text: string;
	readonly status: 'added' | 'exists' | 'reactivated';
}

export interface KeywordAddition {
	readonly siteId: number;
	readonly wanted: readonly WantedKeyword[];
	/** By name or global key. */
	readonly groups: readonly string[];
}

/** What adding these would do. */
export async function previewAddition(
	database: Database,
	{ siteId, wanted }: KeywordAddition,
): Promise<AddedKeyword[]> {
	const stored = await findKeywords(database, siteId, keysOf(wanted));
	return wanted.map(({ text, matchKey }) => {
		const keyword = stored.get(matchKey);
		if (keyword === undefined) return { id: null, text, status: 'added' };
		return { ...keyword, status: keyword.active ? 'exists' : 'reactivated' };
	});
}

/** Adds keywords, brings back removed ones, and puts all of them into the groups. One transaction is the caller’s. */
export async function addKeywords(
	transaction: Database,
	{ siteId, wanted, groups }: KeywordAddition,
	nowMs: number,
): Promise<AddedKeyword[]> {
	const inserted = await insertKeywords(transaction, siteId, wanted, nowMs);
	const stored = await findKeywords(transaction, siteId, keysOf(wanted));
	const inactive = [...stored.values()].filter(({ active }) => !active);
	await setActive(transaction, siteId, idsOf(inactive), 1);
	await assign(transaction, siteId, groups, idsOf([...stored.values()]));
	return wanted.map(({ matchKey }) => {
		const keyword = stored.get(matchKey);
		if (keyword === undefined) throw new Error(`“${matchKey}” was added but is not there.`);
		const before = keyword.active ? 'exists' : 'reactivated';
		return { ...keyword, status: inserted.has(matchKey) ? 'added' : before };
	});
}

async function assign(
	transaction: Database,
	siteId: number,
	groups: readonly string[],
	keywordIds: readonly number[],
): Promise<void> {
	for (const nameOrKey of inLockingOrder(groups)) {
		const group =
			(await findGroup(transaction, siteId, nameOrKey)) ??
			(await ensureGroup(transaction, siteId, nameOrKey));
		await assignToGroup(transaction, siteId, group.id, keywordIds);
	}
}

/** Two that make the same groups at once wait for each other in one order, so never both. */
function inLockingOrder(groups: readonly string[]): readonly string[] {
	return groups.toSorted((one, other) => (matchKey(one) < matchKey(other) ? -1 : 1));
}

function keysOf(wanted: readonly WantedKeyword[]): string[] {
	return wanted.map(({ matchKey }) => matchKey);
}

function idsOf(keywords: readonly { readonly id: number }[]): number[] {
	return keywords.map(({ id }) => id).toSorted((one, other) => one - other);
}
