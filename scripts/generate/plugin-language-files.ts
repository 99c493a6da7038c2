import { existsSync } from 'node:fs';
import path from 'node:path';
import { japaneseFile } from '../../wordpress-plugin/scripts/language-files.ts';

/** The Japanese texts of the WordPress plugin, by path from the root; none without the plugin. */
export function pluginLanguageFiles(
	root: string,
): readonly (readonly [file: string, content: string])[] {
	const folder = path.join(root, 'wordpress-plugin');
	if (!existsSync(folder)) return [];
	return [['wordpress-plugin/languages/ja.json', japaneseFile(folder)]];
}
