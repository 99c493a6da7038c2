/** Numbers by their place in the panel, such as `overview H2 hidden`. Zeros are left out. */
export type Numbers = Readonly<Record<string, number>>;

/**
 * The numbers of a document as its reader would count them, from the document alone. It runs in the
 * page, so everything it needs is inside; it shares no code with the extension, which it checks.
 */
export function independentReading(): Numbers {
	const found: Record<string, number> = {};
	const add = (name: string, count = 1) => {
		if (count > 0) found[name] = (found[name] ?? 0) + count;
	};

	// A form field named `childNodes` hides that property of its form.
	const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get;
	const get = (element: Element, name: string) =>
		Element.prototype.getAttribute.call(element, name);

	type KeepsRoot = Element & { readonly closedRoot?: ShadowRoot };
	interface Seen {
		readonly element: Element;
		readonly isHidden: boolean;
	}
	const seen: Seen[] = [];
	function look(node: Node, isHidden: boolean) {
		if (node.nodeType !== Node.ELEMENT_NODE && typeof node.nodeType === 'number') return;
		const element = node as HTMLElement; // checked above
		if (element === document.head) return;
		const { display, visibility } = element.style ?? {};
		const hides = get(element, 'hidden') !== null || display === 'none' || visibility === 'hidden';
		seen.push({ element, isHidden: isHidden || hides });
		for (const child of contentOf(element)) look(child, isHidden || hides);
		const framed = element instanceof HTMLIFrameElement ? element.contentDocument : null;
		if (framed) lookInFrame(framed);
	}
	function lookInFrame(framed: Document) {
		if (!/html/.test(framed.contentType)) return;
		for (const element of framed.getElementsByTagName('*')) {
			const { localName } = element;
			const inner = localName === 'iframe' && (element as HTMLIFrameElement).contentDocument;
			if (inner) lookInFrame(inner);
			const isHeading = /^h[1-6]$/.test(localName) || get(element, 'role') === 'heading';
			const isLink = localName === 'a' && get(element, 'href') !== null;
			const kind = isHeading ? 'headings' : isLink ? 'links' : localName === 'img' && 'images';
			for (const screen of kind ? ['overview', 'list'] : []) add(`${screen} framed ${kind}`);
		}
	}
	function contentOf(element: Element): Iterable<Node> {
		const slotted = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
		if (slotted.length > 0) return slotted;
		if (element instanceof HTMLFormElement) return childNodes?.call(element);
		// A page that has a closed root keeps it there for us.
		const shadow = element.shadowRoot ?? (element as KeepsRoot).closedRoot;
		return shadow?.childNodes ?? childNodes?.call(element);
	}
	look(document.documentElement, false);
	const isHtml = ({ element }: Seen) => element.namespaceURI === 'http://www.w3.org/1999/xhtml';
	const named = (...names: string[]) =>
		seen.filter((each) => names.includes(each.element.localName));

	for (const { element, isHidden } of seen.filter(isHtml)) {
		const isHeading = get(element, 'role') === 'heading';
		const tag = /^h([1-6])$/.exec(element.localName)?.[1];
		if (!(isHeading || tag)) continue;
		const level = Number((isHeading && get(element, 'aria-level')) || tag || 2);
		add('headings all');
		for (const screen of level <= 6 ? ['overview', 'headings'] : []) {
			add(`${screen} H${level}`);
			if (isHidden) add(`${screen} H${level} hidden`);
		}
	}

	const here = new URL(document.URL);
	const site = (url: URL) => url.hostname.replace(/^www\./, '');
	const addresses: string[] = [];
	for (const { element } of named('a')) {
		const href = get(element, 'href') ?? get(element, 'xlink:href');
		if (href === null && (get(element, 'id') ?? get(element, 'name')) !== null) continue;
		add('links all');
		const rel = (get(element, 'rel') ?? '').toLowerCase().split(/\s+/);
		for (const token of new Set(rel)) {
			if (/^(nofollow|ugc|sponsored)$/.test(token)) add(`links ${token}`);
			if (token === 'nofollow') add('overview nofollow');
		}
		const url = href === null ? null : URL.parse(href, element.baseURI);
		const isJump = url && href?.includes('#') && url.href.split('#')[0] === here.href.split('#')[0];
		if (!isJump && href !== '') addresses.push(url?.href.split('#')[0] ?? (href ?? '').trim());
		if (!url || isJump || href === '' || !/^https?:$/.test(url.protocol)) continue;
		const kind = site(url) === site(here) ? 'internal' : 'external';
		add(`links ${kind}`);
		add(`overview ${kind}`);
	}
	const times = Map.groupBy(addresses, (address) => address);
	add('links repeated', addresses.filter((each) => (times.get(each)?.length ?? 0) > 1).length);

	for (const { element } of named('img', 'input', 'area').filter(isHtml)) {
		const isImage =
			element.localName === 'img' ||
			(element.localName === 'area' && get(element, 'href') !== null) ||
			get(element, 'type')?.toLowerCase() === 'image';
		if (!isImage) continue;
		const names = ['aria-label', 'aria-labelledby', 'title'].map((name) => get(element, name));
		const isSilent =
			get(element, 'aria-hidden') === 'true' ||
			/^(none|presentation)$/.test(get(element, 'role') ?? '');
		const alt = get(element, 'alt');
		const isMissing = alt === null && !isSilent && !names.some((name) => name?.trim());
		add('overview images');
		add('images all');
		if (isMissing) add('overview without alt');
		if (isMissing) add('images missing');
		if (alt !== null) add(alt.trim() === '' ? 'images empty' : 'images text');
	}

	const title = document.title;
	add('overview title', [...title].length);
	const description = [...document.querySelectorAll('meta')].find(
		(meta) => get(meta, 'name')?.toLowerCase() === 'description',
	);
	add(
		'overview description',
		[...(description?.content.trim().replace(/[\t\n\f\r ]+/g, ' ') ?? '')].length,
	);
	// On other pages it is a judgement which of the words are the main text.
	const notPlain = 'a, button, nav, header, footer, aside, iframe, select, svg, template, [style]';
	const isPlain = seen.every(({ element, isHidden }) => !isHidden && !element.shadowRoot);
	// biome-ignore lint/performance/useDomNodeTextContent: only the browser knows where lines end
	const text = isPlain && !document.querySelector(notPlain) ? document.body.innerText : '';
	const words = /[\u3040-\u9fff]/.test(text) ? [] : text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu);
	add('overview words', words?.length ?? 0);
	add('overview hreflang', document.querySelectorAll('link[rel~=alternate i][hreflang]').length);
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	add('overview status', visit?.responseStatus ?? 0);
	add('overview redirects', visit?.redirectCount ?? 0);

	function countItems(value: unknown) {
		if (Array.isArray(value)) value.forEach(countItems);
		else if (value && typeof value === 'object')
			'@graph' in value ? countItems(value['@graph']) : add('data items');
	}
	for (const element of document.querySelectorAll('script')) {
		if (get(element, 'type')?.toLowerCase() !== 'application/ld+json') continue;
		try {
			countItems(JSON.parse(element.textContent ?? ''));
		} catch {
			add('data broken');
		}
	}
	const isInside = (element: Element, selector: string) => {
		const around = element.parentElement;
		return around instanceof Element && Element.prototype.closest.call(around, selector) !== null;
	};
	const isOuterItem = ({ element }: Seen) =>
		(get(element, 'itemscope') !== null &&
			!(get(element, 'itemprop') !== null && isInside(element, '[itemscope]'))) ||
		(get(element, 'typeof') !== null && get(element, 'property') === null);
	add('data items', seen.filter(isOuterItem).length);
	return found;
}
