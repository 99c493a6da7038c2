import { defineConfig } from 'vitepress';
import { markdownOptions } from './markdown.ts';
import { navigation, sidebar } from './navigation.ts';

export default defineConfig({
	title: 'Plumbline',
	description: 'Tells you whether a page is right for search, and why.',
	srcExclude: ['node_modules/**'],
	rewrites: { ':folder/README.md': ':folder/index.md' },
	markdown: markdownOptions,
	themeConfig: {
		nav: navigation,
		sidebar: sidebar(),
		outline: [2, 3],
		search: { provider: 'local' },
		footer: { message: 'MIT. The WordPress plugin is GPL-2.0-or-later.' },
	},
	// The index of the search is one chunk.
	vite: { build: { chunkSizeWarningLimit: 4000 } },
});
