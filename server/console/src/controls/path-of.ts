/** The part of a URL that tells the pages of one site apart. */
export function pathOf(url: string): string {
	const parsed = URL.parse(url);
	if (parsed === null) return url;
	const path = parsed.pathname + parsed.search;
	try {
		return decodeURI(path);
	} catch {
		// Not every path is valid UTF-8.
		return path;
	}
}
