import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a built site, as faults change them. */
export interface BuiltPages {
	/** `rye` for `rye.html` and `rye/index.html`. */
	pathOf(name: string): string;
	change(name: string, edit: (html: string) => string): void;
	/** A text of the site’s root; empty if there is no such file. */
	read(path: string): string;
	write(path: string, text: string): void;
}

export function builtPages(folder: string): BuiltPages {
	const paths = new Set(globSync('**/*.html', { cwd: folder }));
	const read = (path: string) => {
		try {
			return readFileSync(join(folder, path), 'utf8');
		} catch {
			return '';
		}
	};
	const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
	const pathOf = (name: string) => {
		const path = [`${name}.html`, `${name}/index.html`].find((one) => paths.has(one));
		if (path === undefined) throw new Error(`The site has no page “${name}”.`);
		return path;
	};
	return {
		pathOf,
		read,
		write,
		change(name, edit) {
			const path = pathOf(name);
			const before = read(path);
			const after = edit(before);
			if (after === before) throw new Error(`The fault did not change “${path}”.`);
			write(path, after);
		},
	};
}
