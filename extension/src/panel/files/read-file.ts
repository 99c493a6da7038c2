import { browser } from 'wxt/browser';

/** A file that a tab shows, as far as the page can read it. */
export interface OpenFile {
	readonly url: string;
	/** null if the browser does not say it. */
	readonly status: number | null;
	/** Names are lower case; null if the file could not be requested once more. */
	readonly headers: readonly (readonly [name: string, value: string])[] | null;
	readonly bytes: number | null;
	/** null for files without text, and if it could not be read. */
	readonly text: string | null;
	/** Only the start was read. */
	readonly isCut: boolean;
	/** In pixels; null for files that are not pictures. */
	readonly size: { readonly width: number; readonly height: number } | null;
}

/** More than the 50 MB of a sitemap would be too much for one message. */
const mostCharacters = 20_000_000;

/** Reads the file of a tab, usually from the cache of this visit; null if it is gone. */
export async function readFile(tabId: number, hasText: boolean): Promise<OpenFile | null> {
	const [answer] = await browser.scripting
		.executeScript({ target: { tabId }, func: fileHere, args: [hasText, mostCharacters] })
		.catch((cause) => {
			console.info('The file could not be read.', cause);
			return [];
		});
	// The function below answers with this type.
	return (answer?.result as OpenFile | null | undefined) ?? null;
}

/** Runs in the tab, so it uses nothing from outside itself. */
async function fileHere(hasText: boolean, most: number): Promise<OpenFile> {
	const [visit] = performance.getEntriesByType('navigation') as {
		readonly responseStatus?: number;
		readonly decodedBodySize?: number;
	}[];
	const response = await fetch(location.href, {
		cache: 'force-cache',
		credentials: 'same-origin',
		signal: AbortSignal.timeout(15_000),
	}).catch(() => null);
	const shown = document.querySelector('body > pre')?.textContent ?? null;
	const text = hasText ? ((await response?.text().catch(() => null)) ?? shown) : null;
	if (!hasText) void response?.body?.cancel();
	const image = document.querySelector('body > img');
	// Other files are shown by a page of the browser, which has a size of its own.
	const isShown = hasText || image !== null;
	const headers: [string, string][] = [];
	// Content scripts of Firefox see no iterators here.
	response?.headers.forEach((value, name) => {
		headers.push([name, value]);
	});
	return {
		url: location.href,
		status: response?.status || visit?.responseStatus || null,
		headers: response ? headers : null,
		bytes:
			Number(response?.headers.get('content-length')) ||
			(isShown && visit?.decodedBodySize) ||
			null,
		text: text?.slice(0, most) ?? null,
		isCut: text !== null && text.length > most,
		size:
			image instanceof HTMLImageElement && image.naturalWidth > 0
				? { width: image.naturalWidth, height: image.naturalHeight }
				: null,
	};
}
