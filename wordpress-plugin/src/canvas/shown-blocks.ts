import { blockElement } from './canvas.ts';
import { shownHtml } from './shown-html.ts';

export interface ShownBlocks {
	/** What the canvas shows of a block; empty before it shows anything. */
	htmlOf(clientId: string): string;
	/** Another number once something that was read shows something else. */
	version(): number;
	/** Calls back when that happens; returns how to stop it. */
	subscribe(onChange: () => void): () => void;
}

/** The canvas comes after the store, and a block after the canvas. */
const RETRY_MS = 500;
const MOST_RETRIES = 20;

/** What blocks look like that save nothing: WordPress renders them, or a type that came with a plugin. */
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
		if (retry !== undefined || retries === MOST_RETRIES) return;
		retries++;
		retry = setTimeout(() => {
			retry = undefined;
			changed();
		}, RETRY_MS);
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
		// Many blocks show another element once they have loaded.
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
