import { languageFiles } from './language-files.ts';
import { localeFiles } from './locale-files.ts';
import { versionFiles } from './version-files.ts';

/**
 * What is generated without core: lists of the folders that core imports, so that it can be loaded at
 * all, and the version.
 */
export async function registries(root: string): Promise<ReadonlyMap<string, string>> {
	return new Map([...versionFiles(root), ...localeFiles(root), ...(await languageFiles(root))]);
}
