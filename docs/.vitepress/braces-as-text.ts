import type { MarkdownRenderer } from 'vitepress';

/** Our texts quote placeholders such as `{{ title }}`, which are expressions in a page of Vue. */
export function bracesAsText({ renderer, utils }: MarkdownRenderer): void {
	const asText = (text = '') => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;');
	renderer.rules.text = (tokens, index) => asText(tokens[index]?.content);
	renderer.rules.code_inline = (tokens, index) => `<code>${asText(tokens[index]?.content)}</code>`;
}
