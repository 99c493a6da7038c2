import { useEffect, useState } from 'preact/hooks';

const quietMs = 400;

/**
 * Returns a list only after it has stopped changing, so that a page that never settles sends no
 * requests.
 */
export function useSettled(list: readonly string[]): readonly string[] {
	const [settled, settle] = useState<readonly string[]>([]);
	useEffect(() => {
		const timer = setTimeout(() => settle(list), quietMs);
		return () => clearTimeout(timer);
	}, [list.join('\n')]);
	return settled;
}
