import type { Database } from '../database/open-database.ts';
import type { CheckedKeywords, RejectedKeyword } from './check-keywords.ts';
import { findKeywords, type StoredKeyword, setActive } from './keywords.store.ts';

export interface Removal {
	/** In the order of the list; a keyword that was removed before is inactive. */
	readonly keywords: readonly StoredKeyword[];
	readonly rejected: readonly RejectedKeyword[];
}

/** Finds the site’s keywords in the list. */
export async function findRemoval(
	database: Database,
	siteId: number,
	{ wanted, rejected }: CheckedKeywords,
): Promise<Removal> {
	const stored = await findKeywords(
		database,
		siteId,
		wanted.map(({ matchKey }) => matchKey),
	);
	const unknown = wanted.filter(({ matchKey }) => !stored.has(matchKey));
	return {
		keywords: wanted.flatMap(({ matchKey }) => stored.get(matchKey) ?? []),
		rejected: [
			...rejected,
			...unknown.map(({ text }) => ({
				keyword: text,
				reason: 'The site has no such keyword.',
			})),
		],
	};
}

/** Takes keywords out of reports and checks; their facts stay. */
export async function removeKeywords(
	transaction: Database,
	siteId: number,
	keywords: readonly StoredKeyword[],
): Promise<void> {
	const active = keywords.filter(({ active }) => active === 1).map(({ id }) => id);
	await setActive(transaction, siteId, active, 0);
}
