import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { borderFaults, unlistedRooms } from './check/border-faults.ts';
import { borders, packageBorders } from './check/borders.ts';
import { bordersIn } from './check/borders-in.ts';
import { packageFaults } from './check/package-faults.ts';
import { roomImports } from './check/room-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

for (const [folder, drawing] of Object.entries(borders)) {
	const rooms = bordersIn(drawing);
	const house = { folder, rooms: Object.keys(rooms), aliases: aliasesOf(folder) };
	const sources = sourcesIn(folder);
	const imports = sources.flatMap((file) => roomImports(house, file, read(file)));
	const faults = [...unlistedRooms(house, sources), ...borderFaults(rooms, imports)];
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
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures|d)\.tsx?$/.test(file))
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
