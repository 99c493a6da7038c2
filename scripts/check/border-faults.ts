import type { Borders } from './borders.ts';
import type { RoomImport } from './room-imports.ts';

/** Imports that cross a border, and permissions that nothing uses: an inexact table would protect nothing. */
export function borderFaults(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return [...crossings(borders, imports), ...unusedPermissions(borders, imports)];
}

function crossings(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return imports
		.filter(({ from, to, isType }) => {
			const room = borders[from];
			if (room?.imports === '*') return false;
			return !(room?.imports.includes(to) || (isType && room?.types?.includes(to)));
		})
		.map(
			({ file, line, from, to, isType }) =>
				`${file}:${line} ${from} is not allowed to import ${isType ? 'types of ' : ''}${to}.`,
		);
}

function unusedPermissions(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return Object.entries(borders).flatMap(([from, { imports: allowed, types = [] }]) => {
		if (allowed === '*') return [];
		const used = imports.filter((one) => one.from === from);
		const unused = [
			...allowed.filter((to) => !used.some((one) => one.to === to && !one.isType)),
			...types.filter((to) => !used.some((one) => one.to === to)),
		];
		return unused.map(
			(to) => `${from} is allowed to import ${to}, but does not: delete ${to} from borders.ts.`,
		);
	});
}

/** The diagram of a house in docs/architecture.md: one line per room. */
export function drawnBorders(folder: string, borders: Borders): string {
	const names = Object.keys(borders).filter((name) => name !== '.');
	const width = Math.max(...names.map(({ length }) => length));
	const lines = names.map((name) => {
		const { imports = [], types = [] } = borders[name] ?? {};
		const all = imports === '*' ? ['everything'] : [...imports, ...types.map((to) => `(${to})`)];
		return `${name.padEnd(width)}  → ${all.join(' ') || '–'}`;
	});
	return ['```', `${folder}, types in brackets`, ...lines, '```'].join('\n');
}
