import { hostTextsFiles } from './host-texts.ts';
import { languageFiles } from './language-files.ts';
import { localeFiles } from './locale-files.ts';
import { pluginLanguageFiles } from './plugin-language-files.ts';
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
