import { type Addition, addKeyword, askCost } from './post-rankings.ts';

export interface Order {
	readonly keyword: string;
	/** Idempotency key: two requests with the same key add the keyword once. */
	readonly key: string;
	/** The keyword whose cost the user has agreed to; null for none. */
	readonly agreed: string | null;
}

export interface Ordered extends Pick<Addition, 'requests' | 'usd'> {
	readonly kind: 'exists' | 'costs' | 'added';
	/** The ordered keyword; the field may contain a different one by now. */
	readonly keyword: string;
}

/** Tracks a keyword. If that costs money, it is added only after the user has agreed to its cost. */
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
