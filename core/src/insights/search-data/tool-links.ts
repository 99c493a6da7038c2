import { isLocalHost } from '../../addresses/local-host.ts';

export const toolNames = [
	'search_console',
	'site_search',
	'archive',
	'rich_results',
	'pagespeed',
	'schema_validator',
	'robots_txt',
	'sitemap',
	'source',
] as const;

export type ToolName = (typeof toolNames)[number];

export interface ToolLink {
	readonly name: ToolName;
	readonly url: string;
}

/**
 * Tools that open URLs of the site itself. The others fetch pages from outside, so they can reach
 * neither this machine nor its local network.
 */
const ownTools: ReadonlySet<ToolName> = new Set(['robots_txt', 'sitemap', 'source']);

/** Links to external tools for the page; none for files. */
export function toolLinks(address: string | null, robotsTxt: string | null): readonly ToolLink[] {
	const url = URL.parse(address ?? '');
	if (!url || !/^https?:$/.test(url.protocol)) return [];
	// Without user name and password, which must not be passed on.
	const page = `${url.origin}${url.pathname}${url.search}`;
	const encoded = encodeURIComponent(page);
	const property = encodeURIComponent(`sc-domain:${url.hostname.replace(/^www\./, '')}`);
	const urls: Readonly<Record<ToolName, string>> = {
		robots_txt: `${url.origin}/robots.txt`,
		sitemap: sitemapOf(robotsTxt) ?? `${url.origin}/sitemap.xml`,
		search_console: `https://search.google.com/search-console/inspect?resource_id=${property}&id=${encoded}`,
		rich_results: `https://search.google.com/test/rich-results?url=${encoded}`,
		pagespeed: `https://pagespeed.web.dev/analysis?url=${encoded}`,
		schema_validator: `https://validator.schema.org/#url=${encoded}`,
		site_search: `https://www.google.com/search?q=site:${encodeURIComponent(url.host + url.pathname)}`,
		source: `view-source:${page}`,
		archive: `https://web.archive.org/web/*/${page}`,
	};
	const names = isLocalHost(url.hostname)
		? toolNames.filter((name) => ownTools.has(name))
		: toolNames;
	return names.map((name) => ({ name, url: urls[name] }));
}

/** The first sitemap in robots.txt, if a browser could open it. */
function sitemapOf(robotsTxt: string | null): string | null {
	const named = robotsTxt?.match(/^\s*sitemap\s*:\s*(\S+)/im)?.[1];
	const url = named === undefined ? null : URL.parse(named);
	return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
