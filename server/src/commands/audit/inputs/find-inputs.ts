import { glob, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { usageError } from '../../../process/expected-error.ts';

export type AuditInput =
	| { readonly kind: 'url'; readonly url: string }
	| FileInput
	| { readonly kind: 'stdin' };

interface FileInput {
	readonly kind: 'file';
	readonly path: string;
	/** Where the file will be published, if that is known. */
	readonly url?: string;
	readonly robotsTxt?: { readonly status: number; readonly text: string };
}

/** Resolves the arguments of the command: URLs, files, folders with all their pages, globs, `-` for standard input. */
export async function findInputs(words: readonly string[]): Promise<readonly AuditInput[]> {
	if (words.length === 0) {
		throw usageError(
			'What should be audited? Give a URL, a file, a folder, or - for standard input.',
		);
	}
	const inputs = await Promise.all(words.map(inputsOf));
	return inputs.flat();
}

async function inputsOf(word: string): Promise<readonly AuditInput[]> {
	if (word === '-') return [{ kind: 'stdin' }];
	if (isUrl(word)) return [{ kind: 'url', url: word }];
	const found = await stat(word).catch(() => null);
	if (found !== null) return (await pagesAt(word, found.isDirectory())).map(fileOf);
	if (isGlob(word)) return (await pagesMatching(word)).map(fileOf);
	throw usageError(`“${word}” is not a file or folder. A URL begins with https:// or http://.`);
}

const isUrl = (word: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(word);
const isGlob = (word: string) => /[*?[{]/.test(word);

/** The file or folder whose changes concern an argument; null if it names neither. */
export async function watchedPath(word: string): Promise<string | null> {
	if (word === '-' || isUrl(word)) return null;
	if ((await stat(word).catch(() => null)) !== null) return word;
	return isGlob(word) ? word.match(globParts)?.[1] || '.' : null;
}

const fileOf = (path: string): AuditInput => ({ kind: 'file', path });

async function pagesAt(path: string, isFolder: boolean): Promise<readonly string[]> {
	if (!isFolder) return [path];
	const paths = await matchesIn(path, pages);
	if (paths.length === 0) throw usageError(`The folder “${path}” contains no .html or .htm file.`);
	return paths;
}

/** Windows’ shells leave globs to programs, and quotes do so everywhere. */
async function pagesMatching(word: string): Promise<readonly string[]> {
	const [, folder = '', pattern = ''] = word.match(globParts) ?? [];
	const paths: string[] = [];
	for (const path of await matchesIn(folder || '.', pattern)) {
		const isFolder = (await stat(path)).isDirectory();
		paths.push(...(isFolder ? await matchesIn(path, pages) : [path]));
	}
	if (paths.length === 0) throw usageError(`“${word}” matches no file.`);
	return [...new Set(paths)];
}

/** The folder that a glob names, and the rest. A backslash escapes, except on Windows. */
const globParts = sep === '/' ? /^([^*?[{]*\/)?(.*)$/s : /^([^*?[{]*[\\/])?(.*)$/s;

async function matchesIn(folder: string, pattern: string): Promise<readonly string[]> {
	const paths: string[] = [];
	const matches = glob(pattern, { cwd: folder, exclude: isIgnoredFolder });
	for await (const path of matches) paths.push(join(folder, path));
	return paths.sort();
}

/** Packages and hidden files, such as .git. */
export const isIgnoredFolder = (path: string) =>
	/(^|[\\/])(node_modules|\.[^.\\/][^\\/]*)$/.test(path);

/** Lists both cases of each letter, because glob distinguishes them on some file systems. */
const pages = '**/*.{[hH][tT][mM],[hH][tT][mM][lL],[xX][hH][tT][mM][lL]}';
