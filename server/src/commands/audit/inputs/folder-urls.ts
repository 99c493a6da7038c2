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
	/** Whether no file answers to a URL of the folder. */
	isMissing(address: string): boolean;
}

export function folderUrls(
	files: ReadonlySet<string>,
	base: URL,
	{ hasEnding, hasSlash }: LinkStyle,
): FolderUrls {
	const hasOwnRules = serverRules.some((file) => files.has(file));

	function urlOf(page: string): string {
		const whole = page.replace(indexFile, '$1');
		const isIndex = whole !== page;
		const path = isIndex
			? whole.replace(/\/$/, hasSlash ? '/' : '')
			: page.replace(ending, hasEnding ? '$&' : '');
		return new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;
	}

	return {
		urlOf,
		mainUrl(address) {
			const file = fileAt(address, files, base);
			return file !== null && ending.test(file) ? urlOf(file) : address;
		},
		isMissing: (address) =>
			!hasOwnRules && pathWithin(address, base) !== null && fileAt(address, files, base) === null,
	};
}

/** Files with which a host answers to more URLs than there are files. */
const serverRules = [
	'.htaccess',
	'_redirects',
	'_worker.js',
	'staticwebapp.config.json',
	'vercel.json',
	'web.config',
];

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
function pathWithin(address: string, base: URL): string | null {
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
			const url = URL.parse(double ?? single ?? bare ?? '', from);
			const file = url && fileAt(url.href, files, base);
			if (!url || !file || !ending.test(file) || url.pathname === base.pathname) continue;
			if (!indexFile.test(file)) count[ending.test(url.pathname) ? 'ending' : 'noEnding']++;
			else if (!ending.test(url.pathname))
				count[url.pathname.endsWith('/') ? 'slash' : 'noSlash']++;
		}
	}
	return { hasEnding: count.ending >= count.noEnding, hasSlash: count.slash >= count.noSlash };
}
