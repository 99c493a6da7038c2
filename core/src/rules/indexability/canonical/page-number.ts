/** The page number of a list in a URL, in its usual forms; null if there is none. */
export function pageNumber({ pathname, searchParams }: URL): number | null {
	const inPath = /\/(?:page|seite|pagina)[/-]?(\d{1,5})\/?$/i.exec(pathname)?.[1];
	const written = inPath ?? parameterNames.map((name) => searchParams.get(name)).find(isNumber);
	return written === undefined || written === null ? null : Number(written);
}

/** The URL of the first page: the same without the number. */
export function firstPage(url: URL): URL {
	const first = new URL(url);
	first.pathname = url.pathname.replace(/\/(?:page|seite|pagina)[/-]?\d{1,5}(?=\/?$)/i, '');
	for (const name of parameterNames) first.searchParams.delete(name);
	first.hash = '';
	return first;
}

const parameterNames = ['page', 'paged', 'seite', 'pagina'];

const isNumber = (text: string | null) => text !== null && /^\d{1,5}$/.test(text);
