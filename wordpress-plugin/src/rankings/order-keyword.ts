import { type Addition, addKeyword, askCost } from './post-rankings.ts';

export interface Order {
	readonly keyword: string;
	/** Sent twice with one key it is one addition. */
	readonly key: string;
	/** The keyword whose cost was shown and agreed to; null for none. */
	readonly agreed: string | null;
}

export interface Ordered extends Pick<Addition, 'requests' | 'usd'> {
	readonly kind: 'exists' | 'costs' | 'added';
	/** It may be another by now in the field. */
	readonly keyword: string;
}

/** Tracks a keyword. One that costs money is added only once its own cost has been agreed to. */
export async function orderKeyword(
	postId: number,
	{ agreed, key, keyword }: Order,
): Promise<Ordered> {
	const { requests, status, usd } = await askCost(postId, keyword);
	const ordered = { keyword, requests, usd };
	if (status === 'exists') return { ...ordered, kind: 'exists' };
	if (requests > 0 && agreed !== keyword) return { ...ordered, kind: 'costs' };
	await addKeyword(postId, keyword, key);
	return { ...ordered, kind: 'added' };
}
