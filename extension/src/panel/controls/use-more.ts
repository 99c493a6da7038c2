import { useState } from 'preact/hooks';

const atFirst = 100;

/** The first items of a long list, and how many are left. A new key starts over. */
export function useMore<Item>(list: readonly Item[], key: string) {
	const [shown, show] = useState({ key, count: atFirst });
	const count = shown.key === key ? shown.count : atFirst;
	return {
		shown: list.slice(0, count),
		rest: Math.max(0, list.length - count),
		showMore: () => show({ key, count: count + 5 * atFirst }),
	};
}
