import type { Borders } from './borders-in.ts';
import { type House, type RoomImport, roomOf } from './room-imports.ts';

/**
 * Imports that cross a border, rooms that import later ones, and permissions that nothing uses:
 * an inexact table would protect nothing.
 */
export function borderFaults(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return [
		...crossings(borders, imports),
		...backwardPermissions(borders),
		...unusedPermissions(borders, imports),
	];
}

function crossings(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return imports
		.filter(({ from, to, isType }) => {
			// Files beside the rooms.
			if (from === '.') return false;
			const room = borders[from];
			if (room?.imports === '*') return !isType && !isBefore(borders, to, from);
			return !(room?.imports.includes(to) || (isType && room?.types.includes(to)));
		})
		.map(
			({ file, line, from, to, isType }) =>
				`${file}:${line} ${from} is not allowed to import ${isType ? 'types of ' : ''}${to}.`,
		);
}

function backwardPermissions(borders: Borders): readonly string[] {
	return Object.entries(borders).flatMap(([from, { imports }]) => {
		if (imports === '*') return [];
		return imports
			.filter((to) => !isBefore(borders, to, from))
			.map((to) => `${from} imports ${to}, which is not before it in borders.ts.`);
	});
}

/** Files beside the rooms, such as the version, are before all of them. */
function isBefore(borders: Borders, one: string, other: string): boolean {
	const rooms = ['.', ...Object.keys(borders)];
	return rooms.includes(one) && rooms.indexOf(one) < rooms.indexOf(other);
}

function unusedPermissions(borders: Borders, imports: readonly RoomImport[]): readonly string[] {
	return Object.entries(borders).flatMap(([from, { imports: allowed, types }]) => {
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

/** Folders without borders, whose files could import everything. */
export function unlistedRooms(house: House, files: readonly string[]): readonly string[] {
	const folders = files
		.filter((file) => roomOf(house, file) === '.')
		.map((file) => file.slice(house.folder.length + 1))
		.filter((file) => file.includes('/'))
		.map((file) => `${house.folder}/${file.split('/')[0]}`);
	return [...new Set(folders)].map((folder) => `${folder} has no borders: add it to borders.ts.`);
}
