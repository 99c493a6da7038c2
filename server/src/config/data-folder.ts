import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface System {
	readonly platform: NodeJS.Platform;
	readonly home: string;
	/** Whether a file of the current folder is there. */
	readonly has: (path: string) => boolean;
}

const thisSystem = (): System => ({
	platform: process.platform,
	home: homedir(),
	has: (path) => existsSync(path),
});

const databaseFile = 'plumbline.db';
const secretFile = 'secret.key';
/** Where earlier versions kept their data, in whichever folder they were run. */
const formerFolder = 'data';

/**
 * The folder of the data where DATABASE_URL names none: the same for every call of a user. A folder
 * that already has data keeps it.
 */
export function dataFolder(
	environment: Readonly<Record<string, string | undefined>>,
	system: System = thisSystem(),
): string {
	const former = [databaseFile, secretFile].map((file) => join(formerFolder, file));
	if (former.some(system.has)) return resolve(formerFolder);
	return join(userData(environment, system), 'plumbline');
}

export const ownDatabase = (folder: string): string => `sqlite:${join(folder, databaseFile)}`;

/** Beside an embedded database, which may be moved with its key; for others in the data folder. */
export function secretFileOf(databaseUrl: string, folder: string): string {
	// Only tests keep a database in memory.
	if (databaseUrl === 'sqlite::memory:') return resolve(formerFolder, secretFile);
	const path = databaseUrl.match(/^sqlite:(.+)$/)?.[1];
	return path === undefined ? join(folder, secretFile) : join(dirname(resolve(path)), secretFile);
}

function userData(
	{ LOCALAPPDATA, XDG_DATA_HOME }: Readonly<Record<string, string | undefined>>,
	{ home, platform }: System,
): string {
	if (platform === 'win32') return LOCALAPPDATA || join(home, 'AppData', 'Local');
	if (platform === 'darwin') return join(home, 'Library', 'Application Support');
	// A relative path is to be ignored (XDG Base Directory Specification).
	return XDG_DATA_HOME?.startsWith('/') ? XDG_DATA_HOME : join(home, '.local', 'share');
}
