import type { Database } from '../database/open-database.ts';
import { matchKey } from '../facts/match-key.ts';
import type { WantedKeyword } from './check-keywords.ts';
import { assignToGroup, ensureGroup, findGroup } from './groups.store.ts';
import { findKeywords, insertKeywords, setActive } from './keywords.store.ts';

export interface AddedKeyword {
	/** Null in a preview, which adds nothing. */
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

/** The effect of adding these keywords, without adding them. */
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

/**
 * Adds keywords, restores removed ones, and puts all of them into the groups. The caller provides
 * the transaction.
 */
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

/** Concurrent calls that make the same groups take their locks in one order, so that they cannot deadlock. */
function inLockingOrder(groups: readonly string[]): readonly string[] {
	return groups.toSorted((one, other) => (matchKey(one) < matchKey(other) ? -1 : 1));
}

function keysOf(wanted: readonly WantedKeyword[]): string[] {
	return wanted.map(({ matchKey }) => matchKey);
}

function idsOf(keywords: readonly { readonly id: number }[]): number[] {
	return keywords.map(({ id }) => id).toSorted((one, other) => one - other);
}
