import { existsSync } from 'node:fs';
import path from 'node:path';
import { japaneseFile } from '../../wordpress-plugin/scripts/language-files.ts';
import { hostTextsFiles } from './host-texts.ts';
import { languageFiles } from './language-files.ts';
import { localeFiles } from './locale-files.ts';
import { schemaOrgFiles } from './schema-org/schema-org-files.ts';
import { versionFiles } from './version-files.ts';

/**
 * Files that are generated without core: lists of the folders that core imports, so that it can be
 * loaded at all, the plugin's texts, and the version.
 */
export async function registries(root: string): Promise<ReadonlyMap<string, string>> {
	return new Map([
		...versionFiles(root),
		...schemaOrgFiles(),
		...localeFiles(root),
		...hostTextsFiles(root),
		...(await languageFiles(root)),
		...pluginLanguageFiles(root),
	]);
}

/** The Japanese texts of the WordPress plugin, by path from the root; none without the plugin. */
function pluginLanguageFiles(root: string): readonly (readonly [file: string, content: string])[] {
	const folder = path.join(root, 'wordpress-plugin');
	if (!existsSync(folder)) return [];
	return [['wordpress-plugin/languages/ja.json', japaneseFile(folder)]];
}
