import path from 'node:path';
import { missingJapanese } from '../wordpress-plugin/scripts/language-files.ts';
import { missingTexts, translationProblems } from './check/translations.ts';
import { catalogue, translationsIn } from './generate/locale-files.ts';

// English fills the gaps of a translation, so they are listed and are not a fault.

const root = path.resolve(import.meta.dirname, '..');
const english = catalogue(root, 'en');
const isListing = process.argv.includes('--missing');

for (const { file, locale } of translationsIn(root)) {
	const texts = catalogue(root, locale);
	const missing = missingTexts(english, texts);
	const problems = translationProblems(english, texts);
	for (const text of isListing ? missing : []) console.log(`${file}: ${text}`);
	for (const problem of problems) console.error(`${file}: ${problem}`);
	if (problems.length > 0) process.exitCode = 1;
	const count = Object.keys(english).length;
	console.log(
		`${locale}: ${count - missing.length} of ${count} texts, ${problems.length} problems.`,
	);
}

const ofPlugin = missingJapanese(path.join(root, 'wordpress-plugin'));
for (const text of isListing ? ofPlugin : []) {
	console.log(`wordpress-plugin/languages/ja.json: no text for “${text}”`);
}
console.log(`ja of the plugin: ${ofPlugin.length} texts missing.`);
