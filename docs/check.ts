import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { markdownOptions } from './.vitepress/markdown.ts';

// Finds the faults that fail the build of the site, in a third of its time: dead links, missing files, exports of
// core without a description. The build itself also draws each page.
// With --written, the pages that follow from the code are there.
if (!process.argv.includes('--written')) await import('./write-references.ts');
const docs = import.meta.dirname;
const markdown = await createMarkdownRenderer(docs, {
	...markdownOptions,
	highlight: () => '<pre></pre>',
});

const pages = globSync('**/*.md', { cwd: docs, exclude: ['**/node_modules/**'] });
for (const page of pages) {
	for (const link of linksOf(page)) {
		const files = filesOf(path.join(path.dirname(page), link));
		if (files.some((file) => existsSync(path.join(docs, file)))) continue;
		console.error(`docs/${page} links to ${link}, which is missing.`);
		process.exitCode = 1;
	}
}
if (pages.length < 200) throw new Error(`Only ${pages.length} pages were found.`);

/** The links to other pages, as VitePress writes them. */
function linksOf(page: string): readonly string[] {
	const env = { path: path.join(docs, page), relativePath: page, cleanUrls: false };
	const read: typeof env & { links?: readonly string[] } = env;
	markdown.render(readFileSync(env.path, 'utf8'), read);
	return (read.links ?? []).map((link) => link.replace(/[#?].*$/, '')).filter(Boolean);
}

/** The sources that a link may lead to; a folder is its README or its index. */
function filesOf(link: string): readonly string[] {
	const page = link.endsWith('/') ? `${link}index` : link;
	const source = `${page.replace(/\.html$/, '')}.md`;
	return [source, source.replace(/(^|\/)index\.md$/, '$1README.md')];
}
