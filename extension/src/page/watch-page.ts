/** A page without changes for this long counts as settled. */
const quietMs = 600;
/** A page that never settles is still read this often. */
const longestMs = 5000;

/**
 * Attributes that facts are read from. Styles, sizes of drawings and the active item of a menu
 * change all the time and mean nothing. Classes are left out too: those that name a part of the
 * page are added together with that part.
 */
const attributeFilter =
	'alt aria-hidden aria-label aria-labelledby aria-level async charset content data-nosnippet datetime defer hidden href hreflang http-equiv id itemprop itemscope itemtype lang loading media name property rel role src srcset title type typeof'.split(
		' ',
	);

interface Watch {
	readonly onChange: () => void;
	/** Fires `change` for changes that no mutation observer sees. */
	readonly otherChanges: EventTarget;
	/** Whether Plumbline added the node: adding or removing it is not a change of the page. */
	readonly isOurs: (node: Node) => boolean;
	readonly signal: AbortSignal;
}

/**
 * Calls `onChange` when the page has changed and settled. Returns a function that watches one more
 * root, because changes inside shadow roots do not reach the document.
 */
export function watchPage(
	document: Document,
	{ onChange, isOurs, otherChanges, signal }: Watch,
): (root: Node) => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let firstChange: number | null = null;

	const observer = new MutationObserver((records) => {
		if (!records.every((record) => isOnly(record, isOurs))) note();
	});

	function note() {
		const now = Date.now();
		firstChange ??= now;
		clearTimeout(timer);
		timer = setTimeout(notify, Math.min(quietMs, Math.max(0, firstChange + longestMs - now)));
	}

	function noteFrame({ target }: Event) {
		if ((target as Node).nodeName === 'IFRAME') note(); // load events come from nodes
	}

	function notify() {
		firstChange = null;
		onChange();
	}

	/** Observing a root twice has no further effect. */
	function watchRoot(root: Node) {
		observer.observe(root, {
			subtree: true,
			childList: true,
			characterData: true,
			attributeFilter,
		});
		// Images that fail and frames that load; these events do not bubble.
		root.addEventListener('error', note, { capture: true, signal });
		root.addEventListener('load', noteFrame, { capture: true, signal });
	}

	watchRoot(document);
	otherChanges.addEventListener('change', note, { signal });
	signal.addEventListener('abort', () => {
		observer.disconnect();
		clearTimeout(timer);
	});
	return watchRoot;
}

function isOnly(
	{ type, addedNodes, removedNodes }: MutationRecord,
	isOurs: (node: Node) => boolean,
) {
	return type === 'childList' && [...addedNodes, ...removedNodes].every(isOurs);
}
