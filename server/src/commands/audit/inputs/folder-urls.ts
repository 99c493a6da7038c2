import type { HostRules } from './host-rules.ts';

/** How the pages of a folder link to each other, which shows the URLs that its host gives them. */
export interface LinkStyle {
	/** `/about.html`, not `/about`. */
	readonly hasEnding: boolean;
	/** `/breads/` for `/breads/index.html`, not `/breads`. */
	readonly hasSlash: boolean;
}

/** The URLs of a folder’s files, once it is published at `base`. Paths have slashes on every system. */
export interface FolderUrls {
	urlOf(page: string): string;
	/** The one URL of the page there, however it is linked; the same URL for anything else. */
	mainUrl(address: string): string;
	/**
	 * Whether a file answers to a URL, after redirects: 200 or 404; 301 if they lead in a circle, null
	 * outside of the folder.
	 */
	statusOf(address: string): 200 | 301 | 404 | null;
	/** The URLs from which the host redirects to a page. */
	leadingTo(url: string): readonly string[];
}

export function folderUrls(
	files: ReadonlySet<string>,
	base: URL,
	{ hasEnding, hasSlash }: LinkStyle,
	rules: HostRules = { redirects: new Map(), unknown: [] },
): FolderUrls {
	const redirects = new Map(
		[...rules.redirects].flatMap(([from, to]) => {
			const [url, target] = [URL.parse(from, base), URL.parse(to, base)];
			return url && target ? [[withoutSlash(url), { from: url.href, to: target.href }]] : [];
		}),
	);
	const redirectAt = (address: string) => {
		const url = URL.parse(address);
		return url && fileAt(address, files, base) === null
			? redirects.get(withoutSlash(url))
			: undefined;
	};

	/** Where redirects end; null if they never do. */
	function endOf(address: string): string | null {
		let end = address;
		for (let hops = 0; hops <= mostHops; hops++) {
			const redirect = redirectAt(end);
			if (redirect === undefined) return end;
			end = redirect.to;
		}
		return null;
	}

	/** Hosts differ about a redirect to itself: several ignore it. */
	function isCircle(address: string): boolean {
		const passed: unknown[] = [];
		let redirect = redirectAt(address);
		while (redirect !== undefined && !passed.includes(redirect)) {
			passed.push(redirect);
			redirect = redirectAt(redirect.to);
		}
		return redirect !== undefined && redirect !== passed.at(-1);
	}

	const isUnknown = (address: string) => {
		const path = URL.parse(address)?.pathname ?? '';
		return rules.unknown.some((start) => path.startsWith(start));
	};

	function urlOf(page: string): string {
		const whole = page.replace(indexFile, '$1');
		const isIndex = whole !== page;
		const path = isIndex
			? whole.replace(/\/$/, hasSlash ? '/' : '')
			: page.replace(ending, hasEnding ? '$&' : '');
		return new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;
	}

	function mainUrl(address: string): string {
		const file = fileAt(address, files, base);
		if (file !== null) return ending.test(file) ? urlOf(file) : address;
		return redirectAt(address)?.from ?? address;
	}

	function statusOf(address: string): 200 | 301 | 404 | null {
		const end = endOf(address);
		if (end === null) return isCircle(address) ? 301 : null;
		if (pathWithin(end, base) === null) return null;
		if (fileAt(end, files, base) !== null) return 200;
		return isUnknown(end) ? null : 404;
	}

	const leading = Map.groupBy(redirects.values(), ({ from }) => mainUrl(endOf(from) ?? from));
	return {
		urlOf,
		mainUrl,
		statusOf,
		leadingTo: (url) => leading.get(url)?.map(({ from }) => from) ?? [],
	};
}

/** More redirects in a row than search engines follow. */
const mostHops = 10;

const withoutSlash = ({ host, pathname }: URL) => host + pathname.replace(/\/$/, '');

const ending = /\.x?html?$/i;
const indexFile = /(^|\/)index\.x?html?$/i;

/** The file that static hosts send for a URL; null if the folder has no such file. */
function fileAt(address: string, files: ReadonlySet<string>, base: URL): string | null {
	const path = pathWithin(address, base);
	if (path === null) return null;
	const stem = path.replace(/\/$/, '');
	const names = [path, ...endings.map((end) => `${stem}${end}`)];
	const indexes = endings.map((end) => `${stem === '' ? '' : `${stem}/`}index${end}`);
	return [...names, ...indexes].find((name) => files.has(name)) ?? null;
}

const endings = ['.html', '.htm', '.xhtml'];

/** The path below the base, decoded; null outside of it. */
export function pathWithin(address: string, base: URL): string | null {
	const url = URL.parse(address);
	if (url === null || url.host !== base.host || !url.pathname.startsWith(base.pathname))
		return null;
	try {
		return decodeURIComponent(url.pathname.slice(base.pathname.length));
	} catch {
		return null;
	}
}

const hrefs = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

interface Page {
	readonly path: string;
	readonly html: string;
}

/** Counts how the pages link to each other. Without such links, as the files are named. */
export function linkStyleOf(
	pages: Iterable<Page>,
	files: ReadonlySet<string>,
	base: URL,
): LinkStyle {
	const count = { ending: 0, noEnding: 0, slash: 0, noSlash: 0 };
	for (const { html, path } of pages) {
		const from = new URL(path, base);
		for (const [, double, single, bare] of html.matchAll(hrefs)) {
			const href = (double ?? single ?? bare ?? '').trim();
			// On a page itself, links need no path.
			if (/^[#?]|^$/.test(href)) continue;
			const url = URL.parse(href, from);
			const file = url && fileAt(url.href, files, base);
			if (!url || !file || !ending.test(file) || url.pathname === base.pathname) continue;
			if (!indexFile.test(file)) count[ending.test(url.pathname) ? 'ending' : 'noEnding']++;
			else if (!ending.test(url.pathname))
				count[url.pathname.endsWith('/') ? 'slash' : 'noSlash']++;
		}
	}
	return { hasEnding: count.ending >= count.noEnding, hasSlash: count.slash >= count.noSlash };
}
