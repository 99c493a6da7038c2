import type { DefaultTheme } from 'vitepress';
import { searchedAs } from './searched-as.ts';

/**
 * The search of the site. A word may be the beginning of another one; letters inside words and
 * similar words find nothing. Headings count most, and a rule's page also has its name there.
 */
export const search: NonNullable<DefaultTheme.Config['search']> = {
	provider: 'local',
	options: {
		miniSearch: {
			searchOptions: { boost: { title: 8, text: 1, titles: 2 }, fuzzy: false, prefix: true },
		},
		_render: (markdown, env, renderer) =>
			renderer.render(searched(markdown, env.relativePath ?? ''), env),
	},
};

/**
 * A page as the search reads it: a rule without its examples, in one part, with its name in the
 * heading; and the words that people type for it.
 */
function searched(markdown: string, page: string): string {
	const words = searchedAs[page];
	const named = markdown.replace(/^# (.+)$/m, (heading) =>
		words ? `${heading} (${words})` : heading,
	);
	if (!page.startsWith('rules/') || page.endsWith('README.md')) return named;
	return named
		.replace(/^# (.+)\n\n`(\w+)`$/m, '# $1 ($2)')
		.replace(/^<div data-plumbline-ignore[\s\S]*/m, '')
		.replaceAll(/^## (.+)$/gm, '$1.');
}
