import type { MarkdownOptions } from 'vitepress';
import { bracesAsText } from './braces-as-text.ts';
import { checkoutLinks } from './checkout-links.ts';

/** How pages are read, on the site and in its check. */
export const markdownOptions: MarkdownOptions = {
	// Messages of rules quote URLs that nobody should follow.
	linkify: false,
	config(markdown) {
		checkoutLinks(markdown);
		bracesAsText(markdown);
	},
};
