import path from 'node:path';

export interface RoomImport {
	readonly file: string;
	readonly line: number;
	readonly from: string;
	readonly to: string;
	/** True for imports of types, which are gone at run time. */
	readonly isType: boolean;
}

export interface House {
	/** The folder of the rooms, such as `server/src`. */
	readonly folder: string;
	/** Paths within the folder; a nested room, such as `text/words`, has borders of its own. */
	readonly rooms: readonly string[];
	/** `imports` of package.json, each with the files it may resolve to. */
	readonly aliases: Readonly<Record<string, readonly string[]>>;
}

const statement =
	/(?:^|\n)[ \t]*(?:import|export)\s+(type\s)?(?:([^;'"]*?)\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** A file's imports from rooms other than its own. */
export function roomImports(house: House, file: string, source: string): readonly RoomImport[] {
	const from = roomOf(house, file);
	return [...source.matchAll(statement)].flatMap((match) => {
		const [text, typeWord, names = '', specifier = match[4] ?? ''] = match;
		const line = source.slice(0, match.index + text.length).split('\n').length;
		const isType = typeWord !== undefined || areAllTypes(names);
		return targets(house, file, specifier)
			.map((target) => roomOf(house, target))
			.filter((to) => to !== from)
			.map((to) => ({ file, line, from, to, isType }));
	});
}

function areAllTypes(names: string): boolean {
	const list = names.match(/^\{([^}]*)\}$/)?.[1]?.split(',') ?? [];
	const given = list.map((name) => name.trim()).filter(Boolean);
	return given.length > 0 && given.every((name) => name.startsWith('type '));
}

function targets({ folder, aliases }: House, file: string, specifier: string): readonly string[] {
	if (specifier.startsWith('#')) return aliases[specifier] ?? [];
	if (!specifier.startsWith('.')) return [];
	const target = path.posix.join(path.posix.dirname(file), specifier);
	return target.startsWith(`${folder}/`) ? [target] : [];
}

/** The innermost room that contains the file; `.` for a file beside the rooms. */
export function roomOf({ folder, rooms }: House, file: string): string {
	const inside = path.posix.relative(folder, file);
	const holding = rooms.filter((room) => inside.startsWith(`${room}/`));
	return holding.toSorted((one, other) => other.length - one.length)[0] ?? '.';
}
