import { existsSync } from 'node:fs';
import path from 'node:path';
import { registries } from '../generate/registries.ts';
import { changedFiles } from '../generate/stale-files.ts';
import { writeFiles } from '../generate/write-files.ts';
import { englishName } from './language-problem.ts';
import { languageSources } from './language-sources.ts';

/** Writes the files that the folder of the language lacks, then the registries. */
export async function createLanguage(root: string, code: string): Promise<void> {
	const sources = Object.entries(languageSources(englishName(code) ?? code));
	const files = new Map(
		sources.map(([name, source]) => [`core/src/languages/${code}/${name}`, source]),
	);
	const missing = [...files.keys()].filter((file) => !existsSync(path.join(root, file)));
	writeFiles(root, missing, files);
	const registered = await registries(root);
	writeFiles(root, changedFiles(root, registered), registered);
}
