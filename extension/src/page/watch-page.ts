/** Quiet for so long, the page is taken to have settled. */
const QUIET_MS = 600;
/** A page that never rests is read again this often all the same. */
const LONGEST_MS = 5000;

/**
 * Attributes that facts are made of. Classes and styles change all the time and say nothing; so do
 * the sizes of what is drawn, and which element of a menu has its turn.
 */
const attributeFilter = [
	'alt',
	'aria-hidden',
	'aria-label',
	'aria-labelledby',
	'aria-level',
	'async',
	'charset',
	'content',
	'data-nosnippet',
	'datetime',
	'defer',
	'hidden',
	'href',
	'hreflang',
	'http-equiv',
	'id',
	'itemprop',
	'itemscope',
	'itemtype',
	'lang',
	'loading',
	'media',
	'name',
	'property',
	'rel',
	'role',
	'src',
	'srcset',
	'title',
	'type',
	'typeof',
];

interface Watch {
	readonly onChange: () => void;
	/** Hears `change` when something has changed that stands in no document. */
	readonly news: EventTarget;
	/** Nodes of ours; that they come and go is no change of the page. */
	readonly isOurs: (node: Node) => boolean;
	readonly signal: AbortSignal;
}

/**
 * Tells when the page has changed and come to rest. What it gives back watches one more root: what
 * happens in shadow roots and in frames stays there.
 */
export function watchPage(
	document: Document,
	{ onChange, isOurs, news, signal }: Watch,
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
		timer = setTimeout(tell, Math.min(QUIET_MS, Math.max(0, firstChange + LONGEST_MS - now)));
	}

	function noteFrame({ target }: Event) {
		if ((target as Node).nodeName === 'IFRAME') note(); // what loads is a node
	}

	function tell() {
		firstChange = null;
		onChange();
	}

	/** Done once for each root, however often it is asked for. */
	function watchRoot(root: Node) {
		observer.observe(root, {
			subtree: true,
			childList: true,
			characterData: true,
			attributeFilter,
		});
		// Images that do not load, and frames that do; such events do not bubble.
		root.addEventListener('error', note, { capture: true, signal });
		root.addEventListener('load', noteFrame, { capture: true, signal });
	}

	watchRoot(document);
	news.addEventListener('change', note, { signal });
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
