import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dockerfileFaults } from './dockerfile-faults.ts';
import { noticeFaults } from './notice-faults.ts';
import { pluginFaults } from './plugin-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('an artefact without a license, or whose notices lack a project, is at fault', () => {
	const files = new Map([['notices.txt', 'preact\n\nMIT\n']]);
	const artefact = { file: 'rye.zip', read: (name: string) => files.get(name) };
	expect(noticeFaults({ ...artefact, notices: { 'notices.txt': ['preact'] } })).toEqual([]);
	expect(
		noticeFaults({ ...artefact, notices: { LICENSE: ['MIT'], 'notices.txt': ['preact', 'zod'] } }),
	).toEqual(['rye.zip lacks LICENSE.', 'notices.txt of rye.zip does not name zod.']);
});

test.each([
	['ARG NODE_IMAGE=node:24-slim', 'ARG NODE_IMAGE=node', 'has no version'],
	['ARG NODE_IMAGE=node:24-slim', 'ARG NODE_IMAGE=node:latest', 'has no version'],
	['USER node', 'USER root', 'runs as root'],
	['USER node\n', '', 'runs as root'],
	['pnpm@12', 'pnpm', 'has no version'],
	['COPY . .', 'ADD . .', 'use COPY'],
	['WORKDIR /source', 'WORKDIRR /source', 'WORKDIRR'],
])('the Dockerfile with %j as %j is at fault', (good, bad, fault) => {
	const text = read('Dockerfile');
	expect(text).toContain(good);
	expect(dockerfileFaults(text)).toEqual([]);
	expect(dockerfileFaults(text.replace(good, bad)).join('\n')).toContain(fault);
});

const plugin = new Map([
	['plumbline/plumbline.php', read('wordpress-plugin/plumbline.php')],
	['plumbline/readme.txt', read('wordpress-plugin/readme.txt')],
]);

test.each([
	['plumbline/plumbline.php', / \* License: .*\n/, '', 'lacks “License”'],
	['plumbline/plumbline.php', /Version: .*/, 'Version: 9', '“Version” of the header differs'],
	[
		'plumbline/plumbline.php',
		'Plugin Name:       Plumbline',
		'Plugin Name: Rye',
		'names of header',
	],
	['plumbline/plumbline.php', "defined( 'ABSPATH' ) || exit;", '', 'opened directly'],
	['plumbline/readme.txt', 'Tags: ', 'Tags: rye, bread, ', 'more than 5 tags'],
	['plumbline/readme.txt', 'Checks posts', 'Checks posts '.repeat(20), '150 characters'],
	['plumbline/readme.txt', /^Tested up to.*$/m, '', 'lacks “Tested up to”'],
] as const)('of the plugin, %s with a different %s is at fault', (file, good, bad, fault) => {
	expect(pluginFaults(plugin)).toEqual([]);
	const changed = new Map(plugin).set(file, (plugin.get(file) ?? '').replace(good, bad));
	expect(pluginFaults(changed).join('\n')).toContain(fault);
});

test.each([
	['plumbline/build/old.zip', '', 'not permitted'],
	['plumbline/.env', '', 'hidden'],
	['plumbline/a b.php', '<?php exit;', 'bad name'],
	['plumbline/a.php', '<?php exit; eval( $code );', 'hidden'],
	['plumbline/a.php', "<?php exit; __( 'Rye', 'bread' );", 'different domain'],
	['plumbline/a.php', "<?php exit; get( 'http://localhost/' );", 'different machine'],
])('the plugin with %s that contains %j is at fault', (file, text, fault) => {
	expect(pluginFaults(new Map(plugin).set(file, text)).join('\n')).toContain(fault);
});

test('ordinary files of a plugin are not at fault', () => {
	const files = new Map(plugin)
		.set('plumbline/a.php', '<?php\n/** A page. */\nnamespace Rye;\n\nfinal class A {}')
		.set('plumbline/b.php', "<?php exit; _n( 'A', 'B', 2, 'plumbline' ); // http://localhost/")
		.set('plumbline/build/index.js', 'eval("1")');
	expect(pluginFaults(files)).toEqual([]);
});
