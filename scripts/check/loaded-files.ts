import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The files that a browser loads before an entry can run: those that its HTML names, and all their
 * static imports. Leaves out dynamic imports.
 */
export function loadedFiles(entry: string, root: string): readonly string[] {
	const loaded = new Set<string>();
	const queue = [entry];
	for (let file = queue.pop(); file; file = queue.pop()) {
		if (loaded.has(file)) continue;
		loaded.add(file);
		queue.push(...referencedFiles(file, root));
	}
	return [...loaded].sort();
}

function referencedFiles(file: string, root: string): readonly string[] {
	const source = readFileSync(file, 'utf8');
	const references = file.endsWith('.html') ? referencesInHtml(source) : staticImports(source);
	return references
		.map((url) => (url.startsWith('/') ? path.join(root, url) : path.resolve(file, '..', url)))
		.filter((each) => existsSync(each));
}

export function referencesInHtml(html: string): readonly string[] {
	const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
	return tags.flatMap((tag) => tag.match(/\b(?:src|href)="([^"]+)"/)?.[1] ?? []);
}

export function staticImports(source: string): readonly string[] {
	const declarations = source.matchAll(
		/(?<![\w.$])(?:import|export)\b\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'](\.{0,2}\/[^"']+)["']/g,
	);
	return [...declarations].map(([, url]) => url ?? '');
}
