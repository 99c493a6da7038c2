import path from 'node:path';
import { parseArgs } from 'node:util';
import { createLanguage } from './new-language/create-language.ts';
import { languageProblem } from './new-language/language-problem.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { root: { type: 'string', default: path.resolve(import.meta.dirname, '..') } },
});
const code = positionals[0] ?? '';
const problem = languageProblem(values.root, code);

if (problem) {
	console.error(problem);
	process.exitCode = 2;
} else {
	await createLanguage(values.root, code);
	console.log(`
Fill in the lists in core/src/languages/${code}, and have a speaker of the language read them.
Add a sample to core/src/text/detection/texts-by-language.fixtures.ts, and examples to the tests in core/src/languages.
Then: npm run generate`);
}
