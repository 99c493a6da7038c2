import { blockElement } from './canvas.ts';

/** Left out: inner blocks, which have texts of their own, and parts of the editor such as placeholders. */
const notTheBlocks =
	'[data-block], [data-rich-text-placeholder], .components-placeholder, .components-spinner, .block-list-appender, script, style, template';

/** Parts that cannot be clicked: this is how WordPress shows a block's output. */
const output = '[inert], .components-disabled';

/** Controls mean that the block is still being set up. */
const form = 'input, select, textarea, button';

const kept: ReadonlySet<string> = new Set(
	'alt dir height href lang loading rel sizes src srcset target title width'.split(' '),
);

/** Maximum length; longer output is not content for readers. */
const longest = 200_000;

/** The HTML of a block’s output in the canvas; empty until there is any. */
export function shownHtml(block: Element): string {
	const copy = block.cloneNode(true) as Element;
	for (const other of copy.querySelectorAll(notTheBlocks)) other.remove();
	const outputs = [...copy.querySelectorAll(output)].filter(
		(part) => !part.parentElement?.closest(output),
	);
	if (outputs.length === 0 && copy.querySelector(form)) return '';
	for (const element of copy.querySelectorAll('*')) leaveWhatVisitorsGet(element);
	const html = (outputs.length > 0 ? outputs : [copy]).map((part) => part.innerHTML).join('');
	const text = html.replaceAll('\uFEFF', '').trim();
	return text.length > longest ? '' : text;
}

/** Removes attributes such as roles, labels and styles, which belong to the editor. */
function leaveWhatVisitorsGet(element: Element): void {
	for (const { name } of [...element.attributes]) {
		if (!kept.has(name)) element.removeAttribute(name);
	}
}

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
