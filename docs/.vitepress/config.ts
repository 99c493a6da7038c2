import path from 'node:path';
import { defineConfig } from 'vitepress';
import { ruleTextsApart } from '../../extension/rule-texts-apart.ts';
import manifest from '../../package.json' with { type: 'json' };
import publication from '../../publication.json' with { type: 'json' };
import { noticesPlugin } from '../../scripts/notices/notices-plugin.ts';
import { markdownOptions } from './markdown.ts';
import { navigation, sidebar } from './navigation.ts';
import { about } from './site/about.ts';
import { builtHtml } from './site/built-html.ts';
import { japanese } from './site/japanese.ts';
import { pageFacts } from './site/page-facts.ts';
import { pageHead } from './site/page-head.ts';
import { search } from './site/search.ts';
import { writeTextFiles } from './site/text-files.ts';

const { pathname: base } = new URL(publication.site);
const notices = noticesPlugin();

export default defineConfig({
	...about,
	base,
	locales: {
		root: { label: 'English', lang: 'en' },
		ja: {
			label: '日本語',
			lang: 'ja',
			description: japanese.description,
			themeConfig: japanese.theme,
		},
	},
	// On the site, generated pages list the rules.
	srcExclude: ['node_modules/**', 'rules/README.md'],
	rewrites: { ':folder/README.md': ':folder/index.md' },
	head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
	markdown: markdownOptions,
	sitemap: { hostname: publication.site },
	transformPageData: (page) => pageFacts(page, path.resolve(import.meta.dirname, '..')),
	transformHead: pageHead,
	transformHtml: builtHtml,
	buildEnd: writeTextFiles,
	themeConfig: {
		// Most pages are in English alone.
		i18nRouting: false,
		logo: { src: '/icon.svg', width: 24, height: 24 },
		nav: [...navigation, { text: manifest.version, link: `${publication.repository}/releases` }],
		sidebar: sidebar(),
		outline: [2, 3],
		search,
		editLink: { pattern: `${publication.repository}/edit/main/:path`, text: 'Edit this page' },
		socialLinks: [{ icon: 'github', link: publication.repository }],
		footer: { message: 'MIT. The WordPress plugin is GPL-2.0-or-later.' },
	},
	// The index of the search is one chunk.
	vite: {
		plugins: [ruleTextsApart(), notices],
		worker: { format: 'es', plugins: () => [ruleTextsApart(), notices.ofWorkers] },
		build: { chunkSizeWarningLimit: 4000 },
		// The settings of core name a target that this esbuild does not know.
		esbuild: { tsconfigRaw: '{}', jsx: 'automatic', jsxImportSource: 'preact' },
	},
});
