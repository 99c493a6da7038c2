import type { Database } from '../database/open-database.ts';
import { invalidParameter, ProblemError } from '../http/problems/problem-error.ts';
import { addKeywords } from './add-keywords.ts';
import type { WantedKeyword } from './check-keywords.ts';
import { type GroupContent, groupContent } from './group-content.store.ts';
import { findGroup, lockGroup, renameGroup, takeOutOfGroup } from './groups.store.ts';
import { findKeywords } from './keywords.store.ts';

interface GroupChange {
	readonly name: string;
	readonly add: readonly WantedKeyword[];
	readonly remove: readonly WantedKeyword[];
	/** The version that the person has seen. */
	readonly version: string;
	readonly nowMs: number;
}

/**
 * Changes a group that nobody else has changed since the person saw it: two people who edit it do
 * not overwrite each other’s work unseen. The caller provides the transaction. Null if the group is
 * gone.
 */
export async function changeGroup(
	transaction: Database,
	{ siteId, globalKey }: { readonly siteId: number; readonly globalKey: string },
	{ add, name, nowMs, remove, version }: GroupChange,
): Promise<GroupContent | null> {
	await lockGroup(transaction, siteId, globalKey);
	const group = await groupContent(transaction, siteId, globalKey);
	if (group === null) return null;
	if (group.version !== version) throw changedMeanwhile(group);
	const namesake = await findGroup(transaction, siteId, name);
	if (namesake !== null && namesake.id !== group.id) {
		throw invalidParameter('name', `The site already has a group “${namesake.name}”.`);
	}
	await renameGroup(transaction, siteId, { id: group.id, name });
	const leaving = await findKeywords(
		transaction,
		siteId,
		remove.map((keyword) => keyword.matchKey),
	);
	const ids = [...leaving.values()].map(({ id }) => id);
	await takeOutOfGroup(transaction, siteId, group.id, ids);
	await addKeywords(transaction, { siteId, wanted: add, groups: [globalKey] }, nowMs);
	return groupContent(transaction, siteId, globalKey);
}

function changedMeanwhile({ name }: GroupContent): ProblemError {
	return new ProblemError(
		'changed_meanwhile',
		`Somebody else has changed the group “${name}” meanwhile. Nothing was written.`,
	);
}
