import { readdirSync, readFileSync } from 'node:fs';
import {
	completeLocales,
	type LocaleTexts,
	missingTexts,
	translationProblems,
} from './check/translations.ts';

const folder = new URL('../core/src/locales/', import.meta.url);

// Our own files, in this format.
const texts = (locale: string) =>
	JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as LocaleTexts;

const english = texts('en');
const locales = readdirSync(folder)
	.filter((file) => file.endsWith('.json') && file !== 'en.json')
	.map((file) => file.replace('.json', ''));

for (const locale of locales) {
	const missing = missingTexts(english, texts(locale));
	const problems = [
		...(completeLocales.includes(locale) ? missing : []),
		...translationProblems(english, texts(locale)),
	];
	for (const problem of problems) console.error(`${locale}.json: ${problem}`);
	if (problems.length > 0) process.exitCode = 1;
	const count = Object.keys(english).length;
	console.log(
		`${locale}: ${count - missing.length} of ${count} texts, ${problems.length} problems.`,
	);
}
