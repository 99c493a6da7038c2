import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { japaneseFile } from '../../wordpress-plugin/scripts/language-files.ts';
import type { Publication } from '../release/publication-faults.ts';
import { hostTextsFiles } from './host-texts.ts';
import { languageFiles } from './language-files.ts';
import { localeFiles } from './locale-files.ts';
import { mcpRegistryFiles } from './mcp-registry.ts';
import { schemaOrgFiles } from './schema-org/schema-org-files.ts';

const packages = [
	'core',
	'ui',
	'server',
	'cli',
	'docs',
	'extension',
	'wordpress-plugin',
	'scripts',
	'e2e',
	'e2e/wordpress',
	'bench',
];

/** Every file that repeats the version, and a pattern for the place. */
const places: readonly (readonly [file: string, version: RegExp])[] = [
	...packages.map((folder) => [`${folder}/package.json`, /(?<="version": ")[^"]+/] as const),
	['wordpress-plugin/plumbline.php', /(?<=\* Version: +)\S+/],
	['wordpress-plugin/readme.txt', /(?<=Stable tag: )\S+/],
	['action.yml', /(?<=@plumbline\/cli@)\S+/],
	['docs/pipelines.md', /(?<=OWNER\/plumbline@v)\S+/],
	['docs/ja/pipelines.md', /(?<=OWNER\/plumbline@v)\S+/],
];

/** The files that repeat the version of the root package.json, which is the only one to edit. */
export function versionFiles(root: string): readonly (readonly [file: string, content: string])[] {
	const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
	// Our own manifest.
	const { version } = JSON.parse(read('package.json')) as { readonly version: string };
	// A checkout may contain only core.
	const here = places.filter(([file]) => existsSync(path.join(root, file)));
	return here.map(([file, pattern]) => {
		const content = read(file);
		if (!pattern.test(content)) throw new Error(`${file} does not contain a version: ${pattern}`);
		return [file, content.replace(pattern, version)];
	});
}

/**
 * Files that are generated without core: lists of the folders that core imports, so that it can be
 * loaded at all, the plugin's texts, and the version.
 */
export async function registries(root: string): Promise<ReadonlyMap<string, string>> {
	return new Map([
		...versionFiles(root),
		...filesOfOwner(root),
		...schemaOrgFiles(),
		...localeFiles(root),
		...hostTextsFiles(root),
		...(await languageFiles(root)),
		...pluginLanguageFiles(root),
	]);
}

function filesOfOwner(root: string): readonly (readonly [file: string, content: string])[] {
	// A checkout may contain only core.
	if (!existsSync(path.join(root, 'publication.json'))) return [];
	const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
	// Our own files.
	const publication: Publication = JSON.parse(read('publication.json'));
	const [, owner] = new URL(publication.repository).pathname.split('/');
	return [
		['.github/CODEOWNERS', `# Written by npm run generate, from publication.json.\n* @${owner}\n`],
		...mcpRegistryFiles({
			version: JSON.parse(read('package.json')).version,
			publication,
			manifest: read('server/package.json'),
		}),
	];
}

/** The Japanese texts of the WordPress plugin, by path from the root; none without the plugin. */
function pluginLanguageFiles(root: string): readonly (readonly [file: string, content: string])[] {
	const folder = path.join(root, 'wordpress-plugin');
	if (!existsSync(folder)) return [];
	return [['wordpress-plugin/languages/ja.json', japaneseFile(folder)]];
}
