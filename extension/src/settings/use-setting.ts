import { useEffect, useState } from 'preact/hooks';
import type { WxtStorageItem } from 'wxt/utils/storage';

/** A stored value; null until it has been read. */
export function useSetting<Value extends string | boolean | readonly string[]>(
	item: WxtStorageItem<Value, Record<string, unknown>>,
) {
	const [value, setValue] = useState<Value | null>(null);
	useEffect(() => {
		void item.getValue().then(setValue);
		return item.watch(setValue);
	}, [item]);
	return [value, item.setValue] as const;
}
