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
		styleStep('.'),
		tool('dead code', 'knip', 'bin/knip.js'),
		docsStep,
		generatedStep,
		...quickSteps,
		phpStep,
		{
			...script('sizes of what people load', 'check-sizes.ts'),
			// One line more, for the pages of the documentation.
			linesToShow: sizeLimits.length + 1,
			after: [...builds, docsStep].map(({ name }) => name),
		},
	];
}

/**
 * The steps of `npm run check -- --changed`, which take seconds: those that can fail because of these
 * files. Packages that use a changed one are left to `npm run check`, and so are builds.
 */
export function stepsFor(files: readonly string[]): readonly Step[] {
	const has = (pattern: RegExp) => files.some((file) => pattern.test(file));
	const styled = files.filter((file) => /\.(?:[jt]sx?|mjs|json|css)$/.test(file));
	const scripted = new Set(files.filter((file) => /\.tsx?$/.test(file)).map(packageOf));
	return [
		...packages
			.filter((name) => scripted.has(name))
			.flatMap(typesOf)
			.map(again),
		...(styled.length > 0 ? [styleStep('--no-errors-on-unmatched', ...styled)] : []),
		...(has(/\.md$/) ? [docsStep] : []),
		...(has(/^core\/|\.json$|\.generated\./) ? [generatedStep] : []),
		...(files.length > 0 ? quickSteps : []),
		...(has(/\.php$/) ? [phpStep] : []),
	];
}

const packageOf = (file: string) =>
	packages
		.filter((name) => file.startsWith(`${name}/`))
		.reduce((longest, name) => (name.length > longest.length ? name : longest), '');

/** Remembers what the compiler found out, and waits for no build. */
function again({ after: _after, args, name, ...step }: Step): Step {
	if (args.includes('--run')) return { ...step, args, name };
	const known = path.join(
		root,
		'scripts/node_modules/.cache',
		`${name.replaceAll(/\W/g, '-')}.json`,
	);
	return { ...step, name, args: [...args, '--incremental', '--tsBuildInfoFile', known] };
}

const styleStep = (...files: readonly string[]) =>
	tool('style, errors', '@biomejs/biome', 'bin/biome', 'ci', '--colors=off', ...files);

const generatedStep = script('generated files', 'generate.ts', '--check');

const phpStep = { ...script('PHP style', 'check-php.ts'), linesToShow: 1 };

/** A second or two each. */
const quickSteps = [
	script('borders between rooms', 'check-borders.ts'),
	script('text in tracked files', 'check-text.ts'),
	script('plain English', 'check-english.ts'),
	script('translations', 'check-translations.ts'),
	script('evidence of the rules', 'check-evidence.ts'),
];

/** Fails for dead links, missing files, and exports of core without a description. */
const docsStep: Step = {
	name: 'documentation',
	args: [path.join(root, 'docs/check.ts')],
	cwd: root,
};

/** The same after a build of the site, which has written the pages that follow from the code. */
export const docsStepAfterBuild: Step = {
	...docsStep,
	args: [...docsStep.args, '--written'],
	after: [buildStep('docs').name],
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
