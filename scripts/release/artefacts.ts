import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { unzipSync } from 'fflate';
import { noticesFile } from '../notices/notices-plugin.ts';

/** Something that people download, as it was built here. */
export interface Artefact {
	/** Relative to the root of the project. */
	readonly file: string;
	readonly bytes: number;
	readonly sha256: string;
	/** Its files as text; undefined for a file that it does not have. */
	readonly read: (file: string) => string | undefined;
	/** The files with licenses that it must contain, and projects that each must name. */
	readonly notices: Notices;
}

type Notices = Readonly<Record<string, readonly string[]>>;

const data = ['budoux', 'unihan'];
const engine = [...data, '@orama/stemmers', 'entities', 'parse5', 'tiny-segmenter'];
const panel: Notices = { [noticesFile]: [...engine, 'lucide', 'preact', 'webextension-polyfill'] };

/** Everything that a release publishes from this machine; the image is built from the packages. */
export const artefacts = (root: string, version: string): readonly Artefact[] => [
	tarball(root, `build/plumbline-core-${version}.tgz`, { [`dist/${noticesFile}`]: data }),
	tarball(root, `build/plumbline-server-${version}.tgz`, {
		[`console/build/${noticesFile}`]: ['lucide', 'preact', 'zod'],
	}),
	tarball(root, `build/plumbline-cli-${version}.tgz`, {
		[`dist/${noticesFile}`]: [...engine, 'kysely', 'undici', 'zod'],
	}),
	zip(root, `build/plumbline-${version}.mcpb`, {
		LICENSE: ['MIT'],
		[`server/${noticesFile}`]: [...engine, '@modelcontextprotocol/server', 'fastify', 'zod'],
		'server/node_modules/playwright-core/LICENSE': ['Apache'],
	}),
	zip(root, `extension/.output/plumbline-${version}-chrome.zip`, panel),
	zip(root, `extension/.output/plumbline-${version}-firefox.zip`, panel),
	zip(root, 'wordpress-plugin/plumbline.zip', {
		'plumbline/LICENSE': ['GNU GENERAL PUBLIC LICENSE'],
		[`plumbline/build/${noticesFile}`]: [...engine, '@ariakit/react', 'date-fns', 'framer-motion'],
	}),
	folder(root, 'docs/.vitepress/dist', { [noticesFile]: [...engine, 'minisearch', 'vue'] }),
];

function tarball(root: string, file: string, notices: Notices): Artefact {
	const bytes = readFileSync(path.join(root, file));
	const packed = createPackageFromTarballData(new Uint8Array(bytes));
	const read = (name: string) => packed.tryReadFile(`/node_modules/${packed.packageName}/${name}`);
	return { ...measured(file, [bytes]), read, notices: { LICENSE: ['MIT'], ...notices } };
}

function zip(root: string, file: string, notices: Notices): Artefact {
	const bytes = readFileSync(path.join(root, file));
	const read = (name: string) => {
		const found = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
		return found && new TextDecoder().decode(found);
	};
	return { ...measured(file, [bytes]), read, notices };
}

function folder(root: string, file: string, notices: Notices): Artefact {
	const whole = path.join(root, file);
	const names = globSync('**/*', { cwd: whole, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.toSorted();
	const read = (name: string) =>
		names.includes(path.join(whole, name))
			? readFileSync(path.join(whole, name), 'utf8')
			: undefined;
	return {
		...measured(
			file,
			names.map((name) => readFileSync(name)),
		),
		read,
		notices,
	};
}

function measured(file: string, parts: readonly Uint8Array[]) {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	const bytes = parts.reduce((sum, { length }) => sum + length, 0);
	return { file, bytes, sha256: hash.digest('hex') };
}
