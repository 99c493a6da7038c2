import type { Database } from '../database/open-database.ts';
import type { CheckedKeywords, RejectedKeyword } from './check-keywords.ts';
import { findKeywords, type StoredKeyword, setActive } from './keywords.store.ts';

export interface Removal {
	/** In the order of the list; one that was removed before is not active. */
	readonly keywords: readonly StoredKeyword[];
	readonly rejected: readonly RejectedKeyword[];
}

/** Which keywords of the site these are. */
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

/** Takes them out of reports and checks; what is known of them stays. */
export async function removeKeywords(
	transaction: Database,
	siteId: number,
	keywords: readonly StoredKeyword[],
): Promise<void> {
	const active = keywords.filter(({ active }) => active === 1).map(({ id }) => id);
	await setActive(transaction, siteId, active, 0);
}
