import { expect, test } from 'vitest';
import { documentFaults } from './document-faults.ts';

const files: Readonly<Record<string, string>> = {
	'README.md': '# Bakery\n',
	'docs/baking.md': '# Baking\n\n## Where is …?\n',
};
const read = (file: string) => files[file] ?? null;
const faults = (text: string, file = 'CONTRIBUTING.md') => documentFaults({ file, text }, read);

test.each([
	'node scripts/bake.ts RYE',
	'`node bake.ts`',
	'[baking](docs/bread.md)',
	'[baking](docs/baking.md#who-is)',
	'[below](#nowhere)',
])('objects to %s', (text) => {
	expect(faults(text)).toHaveLength(1);
});

test.each([
	'npm run ts -- scripts/bake.ts RYE',
	'node scripts/run.mjs test',
	'[baking](docs/baking.md#where-is-), [example](https://bakery.example/#a)',
	'`[baking](docs/bread.md)`',
	'# Below\n\n[below](#below)',
])('accepts %s', (text) => {
	expect(faults(text)).toEqual([]);
});

test('leaves missing pages of the site to the site’s own check', () => {
	expect(faults('[a rule](rules/rye.md)', 'docs/baking.md')).toEqual([]);
	expect(faults('[home](../README.md#rye)', 'docs/baking.md')).toHaveLength(1);
});
