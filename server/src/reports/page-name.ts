const longest = 80;

/** A page in a sentence: its path where the host is that of the site, and the end of a long one. */
export function pageName(url: string, domain: string): string {
	const parsed = URL.parse(url);
	if (parsed === null) return url;
	const path = decoded(parsed.pathname + parsed.search);
	const isOwn = withoutWww(parsed.host) === withoutWww(domain);
	const text = isOwn ? path : parsed.host + path;
	return text.length <= longest ? text : `…${text.slice(1 - longest)}`;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

function decoded(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		// Not every path is valid UTF-8.
		return path;
	}
}
