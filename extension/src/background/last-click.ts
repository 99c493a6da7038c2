import { storage } from 'wxt/utils/storage';

export interface Click {
	readonly tabId: number;
	readonly windowId: number;
	/** Makes each click a new value, so that a second click on the same tab is a change. */
	readonly time: number;
}

/**
 * The last click on the icon. It is stored rather than sent, so that a panel that is still opening
 * does not miss it.
 */
export const lastClick = storage.defineItem<Click | null>('session:lastClick', { fallback: null });

export function clickOf(
	{ id, windowId }: { readonly id?: number | undefined; readonly windowId: number },
	time: number,
): Click | null {
	return id === undefined ? null : { tabId: id, windowId, time };
}
