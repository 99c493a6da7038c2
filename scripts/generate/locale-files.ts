import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = 'core/src/locales';

/** What names and loads the locale files of the folder: a translation is there once its file is. */
export function localeFiles(root: string): readonly (readonly [file: string, content: string])[] {
	const translations = readdirSync(path.join(root, folder))
		.filter((file) => file.endsWith('.json') && file !== 'en.json')
		.map((file) => path.basename(file, '.json'))
		.sort();
	return [
		[`${folder}/locale-names.generated.ts`, names(translations)],
		[`${folder}/locale-texts.generated.ts`, texts(translations)],
		[`${folder}/locale-loaders.generated.ts`, loaders(translations)],
	];
}

const header = '// Generated from the locale files of this folder. Do not edit.\n';

function names(translations: readonly string[]): string {
	const listed = ['en', ...translations].map((name) => `'${name}'`).join(', ');
	return `${header}export const locales = [${listed}] as const;\n`;
}

function texts(translations: readonly string[]): string {
	const imports = translations.map(
		(name) => `import ${name} from './${name}.json' with { type: 'json' };\n`,
	);
	return `${header}${imports.join('')}\nexport const translations = { ${translations.join(', ')} };\n`;
}

function loaders(translations: readonly string[]): string {
	const lines = translations.map(
		(name) => `\t${name}: async () => (await import('./${name}.json')).default,\n`,
	);
	return `${header}export const loaders = {\n${lines.join('')}};\n`;
}
