import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(import.meta.dirname, '..');

interface Entry {
	readonly text: string;
	readonly link: string;
}

const page = (text: string, link: string): Entry => ({ text, link });

export const navigation = [
	page('Playground', '/playground'),
	page('Guides', '/guides/first-audit'),
	page('Rules', '/rules/'),
	page('Command', '/reference/commands/'),
	page('HTTP API', '/reference/http/'),
	page('core', '/reference/core/'),
];

/**
 * The pages beside the one that is read: a section of the reference lists its own, all others list
 * the guides. One list of everything would take a phone half a second on each page.
 */
export const sidebar = () => ({
	'/rules/': section('Rules', '/rules/', ruleGroups()),
	'/reference/commands/': section('Command', '/reference/commands/', pagesIn('reference/commands')),
	'/reference/http/': section('HTTP API', '/reference/http/', pagesIn('reference/http')),
	'/reference/core/': section('@plumbline/core', '/reference/core/', pagesIn('reference/core')),
	'/': guides,
});

const section = (text: string, link: string, items: readonly Entry[]) => [
	{ items: [page('All guides', '/guides/first-audit')] },
	{ text, link, items: [...items] },
];

/** The written pages, in the order in which a reader may need them. */
const guides = [
	{
		text: 'Guides',
		items: [
			page('The first audit', '/guides/first-audit'),
			page('Folder, list, sitemap or crawl?', '/guides/folder-list-sitemap-or-crawl'),
			page('Where to change it', '/where-to-change-it'),
			page('Staging', '/guides/staging'),
			page('CI', '/pipelines'),
			page('The JSON report', '/guides/json-report'),
			page('The project’s configuration', '/configuration'),
			page('Crawls of any size', '/crawl'),
			page('AI agents', '/agents'),
			page('Beside other tools', '/comparison'),
		],
	},
	{
		text: 'Screens',
		items: [
			page('The browser extension', '/extension/'),
			page('Privacy of the extension', '/extension/privacy'),
			page('WordPress', '/wordpress/'),
			page('What the plugin does better', '/wordpress/beats'),
			page('The console', '/console'),
		],
	},
	{
		text: 'Rankings',
		items: [
			page('Google Search Console', '/connect-google'),
			page('Google Analytics', '/connect-google-analytics'),
			page('Bing Webmaster', '/connect-bing'),
			page('Chrome UX Report', '/connect-crux'),
			page('Results pages', '/connect-results-pages'),
			page('Import and export', '/import'),
			page('Watch pages', '/watch'),
			page('Did it work?', '/did-it-work'),
			page('The report for a client', '/report'),
		],
	},
	{
		text: 'Reference',
		items: [
			page('Rules', '/rules/'),
			page('Command', '/reference/commands/'),
			page('HTTP API', '/reference/http/'),
			page('@plumbline/core', '/reference/core/'),
		],
	},
	{
		text: 'Server',
		items: [page('Operations', '/operations'), page('Scaling', '/scaling')],
	},
	{
		text: 'Contributing',
		items: [
			page('Architecture', '/architecture'),
			page('Rooms', '/rooms'),
			page('How we write', '/style'),
			page('Platforms', '/platforms'),
			page('Releasing', '/releasing'),
		],
	},
];

/** The pages of a folder that `build.ts` wrote, by their headings. */
const pagesIn = (folder: string): Entry[] =>
	readdirSync(path.join(docs, folder))
		.filter((file) => file !== 'index.md')
		.map((file) => {
			const [heading = file] = headings(path.join(folder, file), '# ');
			return page(heading, `/${folder}/${file.replace(/\.md$/, '')}`);
		});

/** The groups alone: 200 rules would make each of their pages longer. */
const ruleGroups = (): Entry[] =>
	[
		...readFileSync(path.join(docs, 'rules/index.md'), 'utf8').matchAll(
			/^## \[(.+)\]\((.+)\.md\)$/gm,
		),
	].map(([, title = '', name]) => page(title, `/rules/${name}`));

const headings = (file: string, mark: string): readonly string[] =>
	readFileSync(path.join(docs, file), 'utf8')
		.split('\n')
		.filter((line) => line.startsWith(mark))
		.map((line) => line.slice(mark.length).replaceAll('`', ''));
