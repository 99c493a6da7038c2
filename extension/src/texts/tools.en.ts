/** Texts about opening the page in other tools. */
export const toolsEn = {
	title: 'Open elsewhere',
	why: 'Opens a new tab and sends the URL of this page there.',
	none: 'Only pages on the web can be opened elsewhere.',
	edit: 'Add tools of your own',
	names: {
		search_console: 'Search Console: inspect this URL',
		site_search: 'In Google’s index (site:)',
		archive: 'Archived copies',
		rich_results: 'Rich results test',
		pagespeed: 'PageSpeed Insights',
		schema_validator: 'Schema.org validator',
		robots_txt: 'robots.txt',
		sitemap: 'Sitemap',
		source: 'Source code',
	},
	own: {
		why: 'Shown under “Open elsewhere” in the panel and in the menu of the icon. In a URL, {url} becomes the URL of the page and {host} its host.',
		name: 'Name',
		template: 'URL',
		add: 'Add',
		remove: (name: string) => `Remove ${name}`,
		fault: 'Give a name, and a URL that begins with https:// and contains {url} or {host}.',
	},
};

export type ToolTexts = typeof toolsEn;
