import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HeadConfig, TransformContext } from 'vitepress';
import publication from '../../../publication.json' with { type: 'json' };
import { cardOf } from './cards.ts';
import { pageUrl } from './page-url.ts';

/** The tags that search engines and other sites read: its URL, its card and its place on the site. */
export function pageHead({ description, pageData, title }: TransformContext): HeadConfig[] {
	const { frontmatter, isNotFound, relativePath } = pageData;
	if (isNotFound) return [['meta', { name: 'robots', content: 'noindex' }]];
	const url = pageUrl(relativePath);
	const card = new URL(`cards/${cardOf(relativePath)}.png`, publication.site).href;
	return [
		['link', { rel: 'canonical', href: url }],
		...versions(relativePath),
		property('og:type', 'website'),
		property('og:site_name', 'Plumbline'),
		property('og:title', pageData.title || title),
		property('og:description', description),
		property('og:url', url),
		property('og:image', card),
		property('og:image:width', '1200'),
		property('og:image:height', '630'),
		property('og:image:alt', String(frontmatter.cardAlt ?? 'Plumbline, SEO audits where you work')),
		['meta', { name: 'twitter:card', content: 'summary_large_image' }],
		structuredData(
			relativePath === 'index.md' ? website(description) : trail(relativePath, pageData.title),
		),
	];
}

const docs = path.resolve(import.meta.dirname, '../..');

/** The two languages of a page that exists in both. */
function versions(page: string): HeadConfig[] {
	const english = page.replace(/^ja\//, '');
	if (!existsSync(path.join(docs, 'ja', english))) return [];
	return [
		['link', { rel: 'alternate', hreflang: 'en', href: pageUrl(english) }],
		['link', { rel: 'alternate', hreflang: 'ja', href: pageUrl(`ja/${english}`) }],
	];
}

const property = (name: string, content: string): HeadConfig => [
	'meta',
	{ property: name, content },
];

const structuredData = (data: object): HeadConfig => [
	'script',
	{ type: 'application/ld+json' },
	JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
];

const website = (description: string) => ({
	'@type': 'WebSite',
	name: 'Plumbline',
	url: publication.site,
	description,
});

/** The way from the home page to the page, through the folder that has a page of its own. */
function trail(page: string, title: string) {
	const folder = Object.entries(folderNames).find(
		([name]) => page.startsWith(`${name}/`) && page !== `${name}/index.md`,
	);
	const places = [
		{ name: 'Plumbline', item: publication.site },
		...(folder ? [{ name: folder[1], item: pageUrl(`${folder[0]}/index.md`) }] : []),
		{ name: title, item: pageUrl(page) },
	];
	return {
		'@type': 'BreadcrumbList',
		itemListElement: places.map((place, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			...place,
		})),
	};
}

const folderNames = {
	rules: 'Rules',
	'reference/commands': 'The command',
	'reference/http': 'The HTTP API',
	'reference/core': '@plumbline/core',
	extension: 'The browser extension',
	wordpress: 'WordPress',
};
