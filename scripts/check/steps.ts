import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildStep, products } from '../build-packages.ts';
import { hasScript } from '../has-script.ts';
import { sizeLimits } from './size-limits.ts';
import type { Step } from './step.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = [
	'core',
	'ui',
	'server',
	'server/console',
	'extension',
	'wordpress-plugin',
	'scripts',
	'e2e',
	'bench',
];

/** The steps of `npm run check`, slowest first. */
export function steps(): readonly Step[] {
	const builds = products.map(buildStep);
	return [
		...builds,
		...packages.flatMap(typesOf),
		tool('style, errors', '@biomejs/biome', 'bin/biome', 'ci', '--colors=off', '.'),
		tool('dead code', 'knip', 'bin/knip.js'),
		docsStep,
		script('generated files', 'generate.ts', '--check'),
		script('borders between rooms', 'check-borders.ts'),
		script('text in tracked files', 'check-text.ts'),
		script('plain English', 'check-english.ts'),
		{ ...script('PHP style', 'check-php.ts'), linesToShow: 1 },
		script('translations', 'check-translations.ts'),
		script('evidence of the rules', 'check-evidence.ts'),
		{
			...script('sizes of what people load', 'check-sizes.ts'),
			// One more for the pages of the documentation.
			linesToShow: sizeLimits.length + 1,
			after: [...builds, docsStep].map(({ name }) => name),
		},
	];
}

/** Fails for dead links, missing files, and exports of core without a description. */
const docsStep: Step = {
	name: 'documentation',
	args: [path.join(root, 'docs/check.ts')],
	cwd: root,
};

function script(name: string, file: string, ...args: readonly string[]): Step {
	return { name, args: [path.join(root, 'scripts', file), ...args], cwd: root };
}

function tool(name: string, packageName: string, bin: string, ...args: readonly string[]): Step {
	const program = path.join(root, 'scripts/node_modules', packageName, bin);
	return { name, args: [program, ...args], cwd: root };
}

function typesOf(name: string): readonly Step[] {
	const folder = path.join(root, name);
	if (!existsSync(path.join(folder, 'tsconfig.json'))) return [];
	const compiler = path.join(folder, 'node_modules/typescript/bin/tsc');
	if (!hasScript(folder, 'types')) {
		return [{ name: `types of ${name}`, args: [compiler, '-p', folder], cwd: folder }];
	}
	// Some packages need generated types first and have a script for that; building them generates
	// the types too.
	const after = products.filter((product) => product === name).map(buildStep);
	return [
		{
			name: `types of ${name}`,
			args: ['--run', 'types'],
			cwd: folder,
			after: after.map((step) => step.name),
		},
	];
}
