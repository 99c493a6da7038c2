/** Quiet for so long, the page is taken to have settled. */
const QUIET_MS = 600;
/** A page that never rests is read again this often all the same. */
const LONGEST_MS = 5000;

/** Attributes that facts are made of. Classes and styles change all the time and say nothing. */
const attributeFilter = [
	'alt',
	'aria-hidden',
	'aria-label',
	'aria-level',
	'content',
	'hidden',
	'href',
	'hreflang',
	'lang',
	'media',
	'name',
	'property',
	'rel',
	'role',
	'src',
	'srcset',
	'type',
];

interface Watch {
	readonly onChange: () => void;
	/** Hears `change` when something has changed that stands in no document. */
	readonly news: EventTarget;
	/** Nodes of ours; that they come and go is no change of the page. */
	readonly isOurs: (node: Node) => boolean;
	readonly signal: AbortSignal;
}

/** Tells when the page has changed and come to rest. */
export function watchPage(document: Document, { onChange, isOurs, news, signal }: Watch): void {
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

	function tell() {
		firstChange = null;
		onChange();
	}

	observer.observe(document, {
		subtree: true,
		childList: true,
		characterData: true,
		attributeFilter,
	});
	news.addEventListener('change', note, { signal });
	// Images that do not load; such events do not bubble.
	document.addEventListener('error', note, { capture: true, signal });
	signal.addEventListener('abort', () => {
		observer.disconnect();
		clearTimeout(timer);
	});
}

function isOnly(
	{ type, addedNodes, removedNodes }: MutationRecord,
	isOurs: (node: Node) => boolean,
) {
	return type === 'childList' && [...addedNodes, ...removedNodes].every(isOurs);
}
