import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleTexts } from './check/translations.ts';
import { localeJson } from './generate/locale-files.ts';
import { localeOfPo } from './import-translation/locale-of-po.ts';

const [locale, file] = process.argv.slice(2);
if (!locale || !file) {
	console.error(
		'Name the language and the PO file: npm run ts -- scripts/import-translation.ts sv FILE',
	);
	process.exit(1);
}

const folder = path.resolve(import.meta.dirname, '../core/src/locales');
const target = path.join(folder, `${locale}.json`);
const textsIn = (json: string) => JSON.parse(readFileSync(json, 'utf8')) as LocaleTexts; // our own files
const before = existsSync(target) ? textsIn(target) : {};
const imported = localeOfPo(readFileSync(file, 'utf8'), textsIn(path.join(folder, 'en.json')));
writeFileSync(target, localeJson({ ...before, ...imported }));
console.log(`${Object.keys(imported).length} texts in ${target}. Now run npm run generate.`);
