import { blockElement } from './canvas.ts';
import { shownHtml } from './shown-html.ts';

export interface ShownBlocks {
	/** The canvas’s output of a block; empty until there is any. */
	htmlOf(clientId: string): string;
	/** A number that changes when a block that was read shows something different. */
	version(): number;
	/** Calls back on such a change; returns an unsubscribe function. */
	subscribe(onChange: () => void): () => void;
}

/** In ms. The canvas appears after the store is ready, and each block after the canvas. */
const retryMs = 500;
const mostRetries = 20;

/**
 * The canvas's output of blocks that save no content, such as blocks that WordPress or their plugin
 * renders.
 */
export function createShownBlocks(find = blockElement): ShownBlocks {
	const listeners = new Set<() => void>();
	const known = new WeakMap<Element, { html: string | null }>();
	let version = 0;
	let retries = 0;
	let retry: ReturnType<typeof setTimeout> | undefined;

	function changed() {
		version++;
		for (const listener of listeners) listener();
	}

	function lookLater() {
		if (retry !== undefined || retries === mostRetries) return;
		retries++;
		retry = setTimeout(() => {
			retry = undefined;
			changed();
		}, retryMs);
	}

	function watch(element: Element) {
		const shown: { html: string | null } = { html: null };
		const observer = new MutationObserver((mutations) => {
			const isReplaced = !element.isConnected;
			if (isReplaced) observer.disconnect();
			else if (mutations.every(({ target }) => !element.contains(target))) return;
			if (shown.html === null) return;
			shown.html = null;
			changed();
		});
		observer.observe(element, { childList: true, characterData: true, subtree: true });
		// Many blocks replace their element once they have loaded.
		if (element.parentNode) observer.observe(element.parentNode, { childList: true });
		known.set(element, shown);
		return shown;
	}

	return {
		htmlOf(clientId) {
			const element = find(clientId);
			if (!element) {
				lookLater();
				return '';
			}
			const shown = known.get(element) ?? watch(element);
			shown.html ??= shownHtml(element);
			return shown.html;
		},
		version: () => version,
		subscribe(onChange) {
			listeners.add(onChange);
			return () => void listeners.delete(onChange);
		},
	};
}
