export interface SizeLimit {
	readonly name: string;
	/** The folder that absolute URLs refer to. */
	readonly root: string;
	/** Glob of the entries below the root; each must stay below the limit. */
	readonly entries: string;
	readonly kilobytes: number;
}

/** Compressed size of the files loaded before people see a verdict. */
export const sizeLimits: readonly SizeLimit[] = [
	{
		name: 'content script',
		root: 'extension/.output/chrome-mv3',
		entries: 'page.js',
		kilobytes: 20,
	},
	{
		name: 'side panel',
		root: 'extension/.output/chrome-mv3',
		entries: 'sidepanel.html',
		kilobytes: 230,
	},
	{
		name: 'console',
		root: 'server/console/build',
		entries: 'index.html',
		kilobytes: 62,
	},
	{
		name: 'editor script',
		root: 'wordpress-plugin/build',
		entries: '{index,classic}.js',
		kilobytes: 30,
	},
	{
		// A fifth of it knows types of pages, values that failed and values that Google documents.
		name: 'engine of the editors',
		root: 'wordpress-plugin/build',
		entries: 'engine.js',
		kilobytes: 202,
	},
	{
		// The table of DataViews, without its forms and other layouts.
		name: 'table of all posts',
		root: 'wordpress-plugin/build',
		entries: 'overview.js',
		kilobytes: 300,
	},
];
