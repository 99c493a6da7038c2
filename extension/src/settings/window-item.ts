import { browser } from 'wxt/browser';
import type { WxtStorageItem } from 'wxt/utils/storage';

export type StoredItem<Value> = Pick<
	WxtStorageItem<Value, Record<string, unknown>>,
	'key' | 'getValue' | 'setValue' | 'watch'
>;

/**
 * The values that private windows changed, by key; they last as long as the panel of the window.
 */
const unstored = new Map<string, unknown>();
const changes = new EventTarget();

export const isPrivateWindow = async (): Promise<boolean> =>
	(await browser.windows.getCurrent()).incognito;

/** A stored item that private windows read but never write: their changes last as long as the panel. */
export function windowItem<Value>(item: StoredItem<Value>): StoredItem<Value> {
	const { key } = item;
	// Only this function writes the map, and under this key it writes only values of this item.
	const latest = () => unstored.get(key) as Value;
	return {
		key,
		getValue: async () => (unstored.has(key) ? latest() : item.getValue()),
		async setValue(value) {
			if (!(await isPrivateWindow())) return item.setValue(value);
			unstored.set(key, value);
			changes.dispatchEvent(new Event(key));
		},
		watch(hear) {
			const hearUnstored = () => hear(latest(), latest());
			changes.addEventListener(key, hearUnstored);
			const unwatch = item.watch((value, before) => {
				if (!unstored.has(key)) hear(value, before);
			});
			return () => {
				changes.removeEventListener(key, hearUnstored);
				unwatch();
			};
		},
	};
}

/**
 * Changes a stored item. Changes run in sequence and apply to what is stored by then, because the
 * panel of a different window may change it too.
 */
export async function changeItem<Value>(
	item: StoredItem<Value>,
	change: (stored: Value) => Value,
): Promise<void> {
	await navigator.locks.request(item.key, async () => {
		await item.setValue(change(await item.getValue()));
	});
}
