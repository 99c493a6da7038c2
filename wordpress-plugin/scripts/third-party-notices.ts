import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const core = path.join(import.meta.dirname, '../../core');
const modules = path.join(core, 'node_modules');

/** Folder of each package whose code is in the scripts. */
const packages = {
	parse5: path.join(modules, 'parse5'),
	entities: path.join(realpathSync(path.join(modules, 'parse5')), '../entities'),
	fflate: path.join(modules, 'fflate'),
	'tiny-segmenter': path.join(modules, 'tiny-segmenter'),
	'@orama/stemmers': path.join(modules, '@orama/stemmers'),
	'BudouX (models)': path.join(core, 'src/languages/budoux'),
	'Unihan (variants of Chinese characters)': path.join(core, 'src/languages/unihan'),
};

/** The licenses of other people’s code in the zip. */
export const thirdPartyNotices = (): string =>
	[
		'The scripts in this folder contain code and data of these projects, under their own licenses.',
		...Object.entries(packages).map(([name, folder]) => `${name}\n\n${licenseIn(folder)}`),
	].join(`\n\n${'-'.repeat(72)}\n\n`);

function licenseIn(folder: string): string {
	const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
	if (!file) throw new Error(`${folder} has no license.`);
	return readFileSync(path.join(folder, file), 'utf8').trim();
}
