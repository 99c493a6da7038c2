/** Why a tab is not audited. */
export type Refusal =
	/** Nobody clicked the icon on this page, so we may not look at it. */
	| 'not_clicked'
	/** Not there yet: the permission of a click does not pass to the page that comes. */
	| 'arriving'
	/** The browser's own: settings, new tab, another extension. */
	| 'browser_page'
	/** Where extensions come from; browsers keep them out there. */
	| 'store'
	/** A file, and the browser was not told that we may read files. */
	| 'file'
	/** A picture, a PDF file, plain text. */
	| 'not_a_page'
	/** The browser or whoever manages it says no. */
	| 'forbidden'
	/** A mistake of ours. */
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

/** What is known before asking the browser; null when the page may be read. */
export function refusalOf({ url, status }: TabAddress, wasClicked: boolean): Refusal | null {
	// The address of a tab is only told where the icon was clicked, and never of some pages.
	const address = URL.parse(url ?? '');
	if (!address && !wasClicked) return 'not_clicked';
	// What a tab has before its first page comes: in Chrome no address, in Firefox this one.
	const isEmpty = !address || address.href === 'about:blank';
	if (isEmpty) return status === 'loading' ? 'arriving' : 'browser_page';
	if (storeHosts.has(address.host) || isOldStore(address)) return 'store';
	return ['http:', 'https:', 'file:'].includes(address.protocol) ? null : 'browser_page';
}

const isOldStore = ({ host, pathname }: URL) =>
	host === 'chrome.google.com' && pathname.startsWith('/webstore');

/** The browser refused although the address looked fine. */
export const refusalBy = (url: string | undefined): Refusal =>
	url?.startsWith('file:') ? 'file' : 'forbidden';
