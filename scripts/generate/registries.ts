import { languageFiles } from './language-files.ts';
import { localeFiles } from './locale-files.ts';

/** Lists of what folders of core hold. Core imports them, so it cannot be loaded before they are right. */
export async function registries(root: string): Promise<ReadonlyMap<string, string>> {
	return new Map([...localeFiles(root), ...(await languageFiles(root))]);
}
