import type { MarkdownOptions, MarkdownRenderer } from 'vitepress';
import { checkoutLinks } from './checkout-links.ts';

/** How pages are read, on the site and in its check. */
export const markdownOptions: MarkdownOptions = {
	// Messages of rules quote URLs that nobody should follow.
	linkify: false,
	theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
	config(markdown) {
		checkoutLinks(markdown);
		bracesAsText(markdown);
	},
};

/** Our texts quote placeholders such as `{{ title }}`, which are expressions in a page of Vue. */
function bracesAsText({ renderer, utils }: MarkdownRenderer): void {
	const asText = (text = '') => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;');
	renderer.rules.text = (tokens, index) => asText(tokens[index]?.content);
	renderer.rules.code_inline = (tokens, index) => `<code>${asText(tokens[index]?.content)}</code>`;
}
