/** The path of a page as a link to it; the whole URL on hover. */
export function ShortUrl({ url }: { readonly url: string }) {
	const parsed = URL.parse(url);
	if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
		return <span class="quiet">{url || '–'}</span>;
	}
	return (
		<a class="short-url" dir="ltr" href={url} title={url} target="_blank" rel="noreferrer">
			{readable(parsed.pathname + parsed.search)}
		</a>
	);
}

function readable(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		// Not every path is valid UTF-8.
		return path;
	}
}
