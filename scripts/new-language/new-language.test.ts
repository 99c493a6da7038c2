import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** In ms. Each test starts programs, on a machine that may be busy. */
const minute = 60_000;

const workspace = path.resolve(import.meta.dirname, '../..');
const root = mkdtempSync(path.join(tmpdir(), 'new-language-'));
for (const file of [
	'package.json',
	'tsconfig.base.json',
	'core/package.json',
	'core/tsconfig.json',
	'core/src',
]) {
	cpSync(path.join(workspace, file), path.join(root, file), { recursive: true });
}
symlinkSync(path.join(workspace, 'core/node_modules'), path.join(root, 'core/node_modules'), 'dir');
afterAll(() => rmSync(root, { recursive: true }));

const languages = path.join(root, 'core/src/languages');
const read = (file: string) => readFileSync(path.join(languages, file), 'utf8');
const run = (...args: readonly string[]) => {
	const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	return { status, output: stdout + stderr };
};
const newLanguage = (...args: readonly string[]) =>
	run(path.join(workspace, 'scripts/new-language.ts'), ...args, '--root', root);

const files = ['model.ts', 'phrases.ts', 'traits.ts'];
// The folder of Galician contains nothing but traits; Welsh has no folder.
const traitsOfGalician = read('gl/traits.ts');
const created = [newLanguage('cy'), newLanguage('gl')];

test('a new language is a folder and its lines in the registries', () => {
	expect(created.map(({ status }) => status)).toEqual([0, 0]);
	expect(readdirSync(path.join(languages, 'cy')).sort()).toEqual(files);
	for (const registry of ['language-lists', 'models', 'model-loaders', 'phrases', 'phrase-loaders'])
		expect(read(`${registry}.generated.ts`)).toMatch(/'cy'|cy: /);
	expect(read('function-words.generated.ts')).toContain("'./cy/traits.ts'");
});

test('a folder that has only traits keeps them and gets the other files', () => {
	expect(readdirSync(path.join(languages, 'gl')).sort()).toEqual(files);
	expect(read('gl/traits.ts')).toBe(traitsOfGalician);
});

test('the new files fit the types of the engine', { timeout: minute }, () => {
	const compiler = path.join(workspace, 'core/node_modules/typescript/bin/tsc');
	expect(run(compiler, '-p', path.join(root, 'core'))).toEqual({ status: 0, output: '' });
});

test('a page in the language is audited', { timeout: minute }, () => {
	const audit = `import { auditHtml, languagesWithModel } from '${path.join(root, 'core/src/index.ts')}';
		const { language } = auditHtml('<!doctype html><html lang=cy><title>Bara</title><p>Bara da', { geo: 'gb' });
		console.log(language, languagesWithModel.includes('cy'));`;
	expect(run('--input-type=module', '--eval', audit)).toEqual({ status: 0, output: 'cy true\n' });
});

test.each([
	['sv', 'core/src/languages/sv already exists'],
	['eng', 'Did you mean “en”?'],
	['jp', 'Did you mean “ja”?'],
	['nn', 'edit core/src/languages/nb'],
	['qq', 'is not a language code'],
	['Swedish', 'is not a language code'],
	['../sv', 'is not a language code'],
])('%s is refused with a remedy', (code, sentence) => {
	const { output, status } = newLanguage(code);
	expect(status).toBe(2);
	expect(output).toContain(sentence);
});

test('a missing code is requested with an example', () => {
	expect(newLanguage()).toEqual({
		status: 2,
		output: 'Name the code of the language: npm run new:language -- sv\n',
	});
});
