import { storage } from 'wxt/utils/storage';

export interface Click {
	readonly tabId: number;
	readonly windowId: number;
	/** Makes each click a new value, so that a second one on the same tab is heard. */
	readonly time: number;
}

/** The last click on the icon. Stored, not sent: a panel that is still opening misses no click. */
export const lastClick = storage.defineItem<Click | null>('session:lastClick', { fallback: null });

export function clickOf(
	{ id, windowId }: { readonly id?: number | undefined; readonly windowId: number },
	time: number,
): Click | null {
	return id === undefined ? null : { tabId: id, windowId, time };
}
