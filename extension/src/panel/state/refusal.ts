/** Why a tab is not audited. */
export type Refusal =
	/** The icon was not clicked on this page, so we have no access to it. */
	| 'not_clicked'
	/** The page is still loading, and a click on the old page grants no access to the new one. */
	| 'arriving'
	/** A page of the browser itself: settings, new tab, another extension. */
	| 'browser_page'
	/** An extension store, where browsers do not allow extensions. */
	| 'store'
	/** A local file, without permission to read files. */
	| 'file'
	/** A PDF or JSON file in a viewer of the browser that extensions cannot read. */
	| 'viewer'
	/** The browser or its administrator denies access. */
	| 'forbidden'
	/** A bug in Plumbline. */
	| 'unexpected';

const storeHosts = new Set([
	'chromewebstore.google.com',
	'microsoftedge.microsoft.com',
	'addons.mozilla.org',
]);

interface TabAddress {
	readonly url?: string | undefined;
	readonly status?: string | undefined;
}

/**
 * The refusal that is known without an attempt to read the page; null if the page may be readable.
 */
export function refusalOf({ url, status }: TabAddress, wasClicked: boolean): Refusal | null {
	// The browser reveals the URL of a tab only after a click on the icon, and never for some pages.
	const address = URL.parse(url ?? '');
	if (!address && !wasClicked) return 'not_clicked';
	// Before its first page, a tab has no URL in Chrome, and `about:blank` in Firefox.
	const isEmpty = !address || address.href === 'about:blank';
	if (isEmpty) return status === 'loading' ? 'arriving' : 'browser_page';
	if (storeHosts.has(address.host) || isOldStore(address)) return 'store';
	return ['http:', 'https:', 'file:'].includes(address.protocol) ? null : 'browser_page';
}

const isOldStore = ({ host, pathname }: URL) =>
	host === 'chrome.google.com' && pathname.startsWith('/webstore');

/** The refusal to report if the browser denied access although the URL looked fine. */
export function refusalBy(url: string | undefined): Refusal {
	if (url?.startsWith('file:')) return 'file';
	return /\.(?:pdf|json)$/i.test(URL.parse(url ?? '')?.pathname ?? '') ? 'viewer' : 'forbidden';
}
