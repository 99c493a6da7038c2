import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { entityTag } from '../../http/entity-tag.ts';

export interface ConsoleFile {
	readonly body: Buffer;
	readonly compressed: Buffer;
	readonly type: string;
	readonly tag: string;
}

/** By path; `/` is the page. No other file of the disk is ever served. */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

const types: Readonly<Record<string, string>> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.svg': 'image/svg+xml',
};

// Published packages contain the built files, a checkout the program that builds them.
const folder = fileURLToPath(new URL('../../../console/', import.meta.url));
const builder = join(folder, 'build.ts');
const built = join(folder, 'build');

/** The files of the console, built first if they are missing or out of date. Null if there are none. */
export async function loadConsoleFiles(): Promise<ConsoleFiles | null> {
	if (existsSync(builder)) await promisify(execFile)(process.execPath, [builder]);
	return existsSync(built) ? readFiles(built) : null;
}

async function readFiles(root: string): Promise<ConsoleFiles> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile() && extname(entry.name) in types)
		.map(async ({ name, parentPath }) => {
			const path = join(parentPath, name).slice(root.length).replaceAll('\\', '/');
			return [path === '/index.html' ? '/' : path, await readOne(join(parentPath, name))] as const;
		});
	return new Map(await Promise.all(files));
}

async function readOne(file: string): Promise<ConsoleFile> {
	const body = await readFile(file);
	const compressed = await promisify(gzip)(body, { level: 9 });
	return { body, compressed, type: types[extname(file)] ?? '', tag: entityTag(body) };
}
