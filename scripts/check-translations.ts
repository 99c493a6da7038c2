import { readFileSync } from 'node:fs';
import { type LocaleTexts, translationProblems } from './check/translations.ts';

const folder = new URL('../core/src/locales/', import.meta.url);

// Our own files: keys and texts.
const texts = (locale: string) =>
	JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as LocaleTexts;

const english = texts('en');
const problems = translationProblems(english, texts('ja'));
for (const problem of problems) console.error(`ja.json: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
console.log(`${Object.keys(english).length} texts, ${problems.length} problems in Japanese.`);
