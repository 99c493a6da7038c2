import { expect, test } from 'vitest';
import { steps, stepsFor } from './steps.ts';

const namesFor = (...files: readonly string[]) => stepsFor(files).map(({ name }) => name);

test('a change is checked by the steps that its files can make fail', () => {
	const quick = namesFor('LICENSE');
	expect(namesFor()).toEqual([]);
	expect(namesFor('server/src/crawl/pace.ts')).toEqual([
		'types of server',
		'style, errors',
		...quick,
	]);
	expect(namesFor('server/console/src/main.tsx')).toEqual([
		...['types of server/console', 'style, errors', ...quick],
	]);
	expect(namesFor('core/src/locales/en.json')).toEqual([
		'style, errors',
		'generated files',
		...quick,
	]);
	expect(namesFor('wordpress-plugin/uninstall.php')).toEqual([...quick, 'PHP style']);
	expect(namesFor('docs/style.md')).toEqual(['documentation', ...quick]);
});

test('each of them is a step of the whole check', () => {
	const all = steps().map(({ name }) => name);
	const files = ['core/a.ts', 'server/a.ts', 'extension/a.tsx', 'a.php', 'a.md', 'a.json'];
	for (const name of namesFor(...files)) expect(all).toContain(name);
});
