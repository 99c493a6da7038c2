import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { neededParts } from './needed-parts.mjs';
import { select } from './selection.mjs';
import { testParts } from './test-parts.mjs';

const files = {
	'core/src/robots/robots-verdict.ts': '',
	'core/src/robots/robots-verdict.test.ts': "test('a rule allows')",
	'core/src/words.test.ts': "test('words are cut')",
	'server/src/words.test.ts': "test('words are kept')",
	'e2e/extension/marks.spec.ts': "test('words are marked')",
	'e2e/parity/hosts.spec.ts': '',
	'e2e/wordpress/head.spec.ts': '',
	'extension/src/panel.test.tsx': '',
	'wordpress-plugin/includes/head.test.php': 'function test_a_head',
	'docs/page.md': '',
};

const root = mkdtempSync(path.join(tmpdir(), 'plumbline-selection-'));
for (const [name, content] of Object.entries(files)) {
	mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
	writeFileSync(path.join(root, name), content);
}
afterAll(() => rmSync(root, { recursive: true }));

const selected = (...names: readonly string[]) => select(root, { names }).paths;
const none = { checks: [], unit: [], php: [], endToEnd: [] };

test('no names select every part, the checks included', () => {
	expect(selected()).toEqual(selected(...Object.keys(testParts)));
	expect(selected().checks).not.toEqual([]);
});

test('a part is its unit tests and its end-to-end tests', () => {
	expect(selected('extension')).toEqual({
		...none,
		unit: ['extension'],
		endToEnd: ['e2e/extension'],
	});
});

test('“e2e” selects all end-to-end tests', () => {
	expect(selected('e2e').endToEnd).toEqual(selected().endToEnd);
});

test('a file selects itself, a folder selects the tests below it', () => {
	expect(selected('core/src/words.test.ts')).toEqual({ ...none, unit: ['core/src/words.test.ts'] });
	expect(selected('./e2e/extension/')).toEqual({ ...none, endToEnd: ['e2e/extension'] });
	expect(selected('core/src')).toEqual({ ...none, unit: ['core/src'] });
	expect(selected('wordpress-plugin/includes')).toEqual({
		...none,
		php: ['wordpress-plugin/includes'],
	});
});

test('parts and files may be mixed, and a file below a part adds nothing', () => {
	expect(selected('core', 'core/src/words.test.ts', 'e2e/wordpress/head.spec.ts')).toEqual({
		...none,
		unit: ['core'],
		endToEnd: ['e2e/wordpress/head.spec.ts'],
	});
});

test('a title selects the files in which it appears', () => {
	const { paths } = select(root, { names: [], title: 'words are' });

	expect(paths).toEqual({
		...none,
		unit: ['core/src/words.test.ts', 'server/src/words.test.ts'],
		endToEnd: ['e2e/extension/marks.spec.ts'],
	});
});

test('a title within a part selects the files of that part alone', () => {
	const { paths } = select(root, { names: ['core'], title: 'words are' });

	expect(paths).toEqual({ ...none, unit: ['core/src/words.test.ts'] });
});

test('a title that no file contains is left to the runners, without the checks', () => {
	const { paths } = select(root, { names: ['checks', 'core'], title: 'of a table' });

	expect(paths).toEqual({ ...none, unit: ['core'] });
});

test.each([
	['core/src/robots/robots-verdict.ts', 'Did you mean core/src/robots/robots-verdict.test.ts?'],
	['core/src/old/robots-verdict.test.ts', 'Did you mean core/src/robots/robots-verdict.test.ts?'],
	['words', 'Did you mean core/src/words.test.ts or server/src/words.test.ts?'],
	['docs', 'or one of the parts: checks, core, ui, server,'],
	['nothing', 'Name a file or a folder from the root of the checkout'],
])('the error about %s names a remedy', (name, remedy) => {
	expect(() => selected(name)).toThrow(remedy);
});

test.each([
	[['core'], ['core']],
	[
		['core/src/words.test.ts', 'server/src/words.test.ts'],
		['core', 'server'],
	],
	[['extension/src/panel.test.tsx'], ['extension']],
	[['ui'], ['extension']],
	[['e2e/extension/marks.spec.ts'], ['workspace']],
	[['e2e/parity/hosts.spec.ts'], ['workspace']],
	[['e2e/wordpress/head.spec.ts'], ['everything']],
	[['parity'], ['everything']],
	[['checks'], ['workspace']],
	[['php'], ['everything']],
])('%j needs the installation of %j', (names, parts) => {
	expect(neededParts(select(root, { names }))).toEqual(parts);
});
