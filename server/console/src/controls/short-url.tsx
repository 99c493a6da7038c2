import { pathOf } from './path-of.ts';

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
