/** The pictures that other sites show beside a link, by the beginning of the page's path. */
export const cards = [
	{
		name: 'rules',
		path: 'rules/',
		title: 'SEO rules with their sources',
		line: 'What it looks like, why it matters, how to mend it',
	},
	{
		name: 'command',
		path: 'reference/commands/',
		title: 'SEO audits on the command line',
		line: 'Pages, folders, sitemaps, whole sites',
	},
	{
		name: 'api',
		path: 'reference/',
		title: 'SEO audits in your own program',
		line: 'HTTP, TypeScript, agents',
	},
	{
		name: 'extension',
		path: 'extension/',
		title: 'SEO audits in the browser',
		line: 'What the browser really shows, and what to fix first',
	},
	{
		name: 'wordpress',
		path: 'wordpress/',
		title: 'SEO hints while you write',
		line: 'In every editor of WordPress',
	},
	{
		name: 'home',
		path: '',
		title: 'Is this page right for search?',
		line: 'SEO audits where you work, with a source for every rule',
	},
] as const;

/** The card of a page, by its source such as `rules/index.md`. */
export const cardOf = (page: string): string =>
	cards.find(({ path }) => page.startsWith(path))?.name ?? 'home';
