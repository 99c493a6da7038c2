import { expect, test } from 'vitest';
import { packageFaults } from './package-faults.ts';

const manifest = {
	dependencies: { '@plumbline/core': 'workspace:*', preact: '^11.2.0' },
	devDependencies: { '@plumbline/server': 'workspace:*' },
};

test('packages that the borders name are fine', () => {
	expect(packageFaults('ui', ['core', 'server'], manifest)).toEqual([]);
});

test('reports a package that the borders do not name', () => {
	expect(packageFaults('ui', ['core'], manifest)).toEqual([
		'ui/package.json: ui is not allowed to import server.',
	]);
});

test('reports a permission that nothing uses', () => {
	expect(packageFaults('ui', ['console', 'core', 'server'], manifest)).toEqual([
		'ui is allowed to import console, but does not: see borders.ts.',
	]);
});
