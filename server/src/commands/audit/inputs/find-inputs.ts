import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { usageError } from '../../../errors/expected-error.ts';

export type AuditInput =
	| { readonly kind: 'url'; readonly url: string }
	| { readonly kind: 'file'; readonly path: string }
	| { readonly kind: 'stdin' };

/** Resolves the arguments of the command: URLs, files, folders with all their pages, `-` for standard input. */
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
	if (/^[a-z][a-z0-9+.-]*:\/\//i.test(word)) return [{ kind: 'url', url: word }];
	const found = await stat(word).catch(() => null);
	if (found === null) {
		throw usageError(`“${word}” is not a file or folder. A URL begins with https:// or http://.`);
	}
	if (!found.isDirectory()) return [{ kind: 'file', path: word }];
	const paths = await pagesIn(word);
	if (paths.length === 0) throw usageError(`The folder “${word}” contains no .html or .htm file.`);
	return paths.map((path) => ({ kind: 'file', path }));
}

async function pagesIn(folder: string): Promise<readonly string[]> {
	const paths: string[] = [];
	const exclude = (name: string) => /(^|[\\/])(node_modules|\.[^.\\/][^\\/]*)$/.test(name);
	for await (const path of glob(pages, { cwd: folder, exclude })) paths.push(join(folder, path));
	return paths.sort();
}

/** Lists both cases of each letter, because glob distinguishes them on some file systems. */
const pages = '**/*.{[hH][tT][mM],[hH][tT][mM][lL],[xX][hH][tT][mM][lL]}';
