import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from 'vitepress';
import publication from '../../../publication.json' with { type: 'json' };
import { about } from './about.ts';
import { pageDescription } from './page-description.ts';
import { pageUrl } from './page-url.ts';

/** Writes the files for machines beside the pages: robots.txt and llms.txt. */
export function writeTextFiles({ outDir, pages, rewrites, srcDir }: SiteConfig): void {
	const write = (name: string, text: string) => writeFileSync(path.join(outDir, name), text);
	const sitemap = new URL('sitemap.xml', publication.site).href;
	write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
	const lines = pages.toSorted().map((page) => {
		const markdown = readFileSync(path.join(srcDir, page), 'utf8');
		const [, heading = 'Plumbline'] = markdown.match(/^# (.+)$/m) ?? [];
		const url = pageUrl(rewrites.map[page] ?? page);
		return `- [${heading.replaceAll('`', '')}](${url}): ${pageDescription(markdown)}`;
	});
	write('llms.txt', `# Plumbline\n\n> ${about.description}\n\n## Pages\n\n${lines.join('\n')}\n`);
}
