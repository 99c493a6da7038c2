import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localeJson } from './generate/locale-files.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { root: { type: 'string', default: path.resolve(import.meta.dirname, '..') } },
});
const [locale = ''] = positionals;
const file = `core/src/locales/${locale}.json`;
const name = /^[a-z]{2,3}$/.test(locale)
	? new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(locale)
	: undefined;

if (name === undefined) {
	console.error('Name the language by its code: npm run new:locale -- fr');
	process.exitCode = 2;
} else if (existsSync(path.join(values.root, file))) {
	console.error(`${file} already exists; nothing was written.`);
	process.exitCode = 2;
} else {
	writeFileSync(path.join(values.root, file), localeJson({}));
	process.argv = [...process.argv.slice(0, 2), '--root', values.root];
	await import('./generate.ts');
	console.log(`written  ${file}

Every host offers ${name} now, in English where a text is missing.
Translate the texts of core/src/locales/en.json under the same keys, as ICU messages where they have values.
npm run translations lists what is missing; npm run generate brings a text to its host.`);
}
