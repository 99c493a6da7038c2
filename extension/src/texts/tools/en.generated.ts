// Generated from core/src/locales/en.json. Do not edit.
const { format } = new Intl.NumberFormat('en');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const en = {
	title: "Open elsewhere",
	why: "Opens a new tab and sends the URL of this page there.",
	none: "Only pages on the web can be opened elsewhere.",
	edit: "Add tools of your own",
	names: {
		search_console: "Search Console: inspect this URL",
		site_search: "In Google’s index (site:)",
		archive: "Archived copies",
		rich_results: "Rich results test",
		pagespeed: "PageSpeed Insights",
		schema_validator: "Schema.org validator",
		robots_txt: "robots.txt",
		sitemap: "Sitemap",
		source: "Source code",
	},
	own: {
		why: "Shown under “Open elsewhere” in the panel and in the menu of the icon. In a URL, {url} becomes the URL of the page and {host} its host.",
		name: "Name",
		template: "URL",
		add: "Add",
		remove: ({ name }: { readonly name: string | number }) => `Remove ${written(name)}`,
		fault: "Give a name, and a URL that begins with https:// and contains {url} or {host}.",
	},
};
export type Texts = typeof en;
