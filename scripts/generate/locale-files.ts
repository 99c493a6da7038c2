import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleTexts } from '../check/translations.ts';
import { isHostKey } from './host-keys.ts';

const folder = 'core/src/locales';

/** The modules that list and load the texts of rules and phrases, and these texts by themselves. */
export function localeFiles(root: string): readonly (readonly [file: string, content: string])[] {
	const translations = translationsIn(root).map(({ locale }) => locale);
	return [
		...translations.map((locale): [string, string] => [
			`${folder}/${ruleTexts(locale)}`,
			localeJson(withoutHosts(catalogue(root, locale))),
		]),
		[`${folder}/locale-names.generated.ts`, names(translations)],
		[`${folder}/locale-texts.generated.ts`, texts(translations)],
		[`${folder}/locale-loaders.generated.ts`, loaders(translations)],
	];
}

/** Paths of all translations; adding a file adds a translation. */
export const translationsIn = (root: string) =>
	readdirSync(path.join(root, folder))
		.filter((file) => /^[\w-]+\.json$/.test(file) && file !== 'en.json')
		.sort()
		.map((file) => ({ file: `${folder}/${file}`, locale: path.basename(file, '.json') }));

/** All texts of a language, by key. */
export const catalogue = (root: string, locale: string): LocaleTexts =>
	// Our own file, in this format.
	JSON.parse(readFileSync(path.join(root, folder, `${locale}.json`), 'utf8'));

/** A locale file in its committed format. */
export const localeJson = (texts: LocaleTexts) => `${JSON.stringify(texts, null, '\t')}\n`;

/** Texts of a host are loaded by that host alone. */
const withoutHosts = (texts: LocaleTexts): LocaleTexts =>
	Object.fromEntries(Object.entries(texts).filter(([key]) => !isHostKey(key)));

const ruleTexts = (locale: string) => `${locale}.rules.generated.json`;

const header = '// Generated from the locale files of this folder. Do not edit.\n';

const described =
	'/** Languages with texts. English texts are in the rules and phrases themselves, and replace missing ones. */\n';

function names(translations: readonly string[]): string {
	const listed = ['en', ...translations].map((name) => `'${name}'`).join(', ');
	return `${header}${described}export const locales = [${listed}] as const;\n`;
}

function texts(translations: readonly string[]): string {
	const imports = translations.map(
		(name) => `import ${name} from './${ruleTexts(name)}' with { type: 'json' };\n`,
	);
	return `${header}${imports.join('')}\nexport const translations = { ${translations.join(', ')} };\n`;
}

function loaders(translations: readonly string[]): string {
	const lines = translations.map(
		(name) => `\t${name}: async () => (await import('./${ruleTexts(name)}')).default,\n`,
	);
	return `${header}export const loaders = {\n${lines.join('')}};\n`;
}
