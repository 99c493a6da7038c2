import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { borderFaults, drawnBorders } from './check/border-faults.ts';
import { borders, packageBorders } from './check/borders.ts';
import { packageFaults } from './check/package-faults.ts';
import { roomImports } from './check/room-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const drawing = 'docs/architecture.md';

for (const [folder, rooms] of Object.entries(borders)) {
	const house = { folder, rooms: Object.keys(rooms), aliases: aliasesOf(folder) };
	const imports = sourcesIn(folder).flatMap((file) => roomImports(house, file, read(file)));
	const expected = drawnBorders(folder, rooms);
	const faults = [
		...borderFaults(rooms, imports),
		...(read(drawing).includes(expected)
			? []
			: [
					`${drawing} does not match the borders of ${folder}. Replace its drawing with:\n${expected}`,
				]),
	];
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exitCode = 1;
}

for (const [folder, allowed] of Object.entries(packageBorders)) {
	for (const fault of packageFaults(folder, allowed, JSON.parse(read(`${folder}/package.json`)))) {
		console.error(fault);
		process.exitCode = 1;
	}
}

/** Leaves out tests, which are allowed to import from every room. */
function sourcesIn(folder: string): readonly string[] {
	const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', folder];
	return execFileSync('git', list, { cwd: root, encoding: 'utf8' })
		.split('\n')
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures|d)\.ts$/.test(file))
		.filter((file) => !/\/(?:testing|survival)\/|\/all-fixtures\.ts$/.test(file));
}

function aliasesOf(folder: string): Readonly<Record<string, readonly string[]>> {
	const name = path.dirname(folder);
	const { imports = {} } = JSON.parse(read(`${name}/package.json`));
	return Object.fromEntries(
		Object.entries(imports).map(([alias, target]) => {
			const files = typeof target === 'string' ? [target] : Object.values(Object(target));
			return [alias, files.map((file) => path.posix.join(name, String(file)))];
		}),
	);
}
