import publication from '../../../publication.json' with { type: 'json' };

/** The public URL of a page, by its source such as `rules/index.md`. */
export const pageUrl = (page: string): string =>
	new URL(page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html'), publication.site).href;
