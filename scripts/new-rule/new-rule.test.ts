import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** In ms. Each test starts programs, on a machine that may be busy. */
const minute = 60_000;

const workspace = path.resolve(import.meta.dirname, '../..');
const root = mkdtempSync(path.join(tmpdir(), 'new-rule-'));
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

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const run = (...args: readonly string[]) => {
	const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	return { status, output: stdout + stderr };
};
const script = (name: string, ...args: readonly string[]) =>
	run(path.join(workspace, 'scripts', name), ...args, '--root', root);

const before = read('core/src/rules/rules.ts');
const created = script('new-rule.ts', 'title/title_tag_is_fresh');

test('a new rule is two files and a line in the catalogue', () => {
	expect(created).toMatchObject({ status: 0 });
	const files = [...created.output.matchAll(/^written {2}(.*)$/gm)].map(([, file]) => file);
	expect(files).toEqual([
		'core/src/rules/title/title-tag-is-fresh.rule.ts',
		'core/src/rules/title/title-tag-is-fresh.fixtures.ts',
		'core/src/rules/rules.ts',
	]);
	const added = read('core/src/rules/rules.ts')
		.split('\n')
		.filter((line) => !before.split('\n').includes(line));
	expect(added).toEqual([
		"import { titleTagIsFresh } from './title/title-tag-is-fresh.rule.ts';",
		'\ttitleTagIsFresh,',
	]);
});

test('a new rule fits the types of the engine, even in a subfolder', { timeout: minute }, () => {
	expect(script('new-rule.ts', 'links/text/link_text_is_fresh')).toMatchObject({ status: 0 });
	const compiler = path.join(workspace, 'core/node_modules/typescript/bin/tsc');
	expect(run(compiler, '-p', path.join(root, 'core'))).toEqual({ status: 0, output: '' });
});

test('a new rule finds nothing until its condition is written, so no other rule’s tests fail', {
	timeout: minute,
}, () => {
	const audit = `import { auditHtml } from '${path.join(root, 'core/src/index.ts')}';
		const { rules } = auditHtml('<!doctype html><title>A loaf</title>', { geo: 'us' });
		console.log(rules.find(({ name }) => name === 'title_tag_is_fresh').status);`;
	expect(run('--input-type=module', '--eval', audit)).toEqual({ status: 0, output: 'passed\n' });
});

test('the index line and the English keys of a new rule are generated', {
	timeout: minute,
}, () => {
	expect(script('generate.ts')).toMatchObject({ status: 0 });
	expect(read('docs/rules/README.md')).toContain('/title/title-tag-is-fresh.rule.ts)');
	expect(Object.keys(JSON.parse(read('core/src/locales/en.json')))).toContain(
		'title_tag_is_fresh.messages.wrong',
	);
	expect(script('generate.ts', '--check')).toEqual({ status: 0, output: '' });
});

test('lists generated files that were edited', { timeout: minute }, () => {
	appendFileSync(path.join(root, 'docs/rules/README.md'), 'Rye.');
	const { output, status } = script('generate.ts', '--check');
	expect(status).toBe(1);
	expect(output.match(/docs.*/g)).toEqual(['docs/rules/README.md']);
});

test('an existing rule is not overwritten', () => {
	const { output, status } = script('new-rule.ts', 'title/title_tag_is_fresh');
	expect(status).toBe(2);
	expect(output).toContain('already exists');
});

test('an invalid name is refused with an example', () => {
	const { output, status } = script('new-rule.ts', 'colour/red_is_used');
	expect(status).toBe(2);
	expect(output).toContain('title/title_tag_is_fresh');
	expect(output).toContain('Groups: title, description');
});
