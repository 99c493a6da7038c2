/** The path of a page as a link to it; the whole URL on hover. */
export function ShortUrl({ url }: { readonly url: string }) {
	const protocol = URL.parse(url)?.protocol ?? '';
	if (!/^https?:$/.test(protocol)) return <span class="quiet">{url || '–'}</span>;
	return (
		<a class="short-url" dir="ltr" href={url} title={url} target="_blank" rel="noreferrer">
			{pathOf(url)}
		</a>
	);
}

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
