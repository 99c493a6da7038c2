import { useEffect, useState } from 'preact/hooks';

const quietMs = 400;

/** A list once it has stopped changing, so that a page that never rests asks the server nothing. */
export function useSettled(list: readonly string[]): readonly string[] {
	const [settled, settle] = useState<readonly string[]>([]);
	useEffect(() => {
		const timer = setTimeout(() => settle(list), quietMs);
		return () => clearTimeout(timer);
	}, [list.join('\n')]);
	return settled;
}
