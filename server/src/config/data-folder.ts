import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

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

export const databaseFile = 'plumbline.db';
export const secretFile = 'secret.key';
/** Where earlier versions kept their data, in whichever folder they were called. */
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

function userData(
	{ LOCALAPPDATA, XDG_DATA_HOME }: Readonly<Record<string, string | undefined>>,
	{ home, platform }: System,
): string {
	if (platform === 'win32') return LOCALAPPDATA || join(home, 'AppData', 'Local');
	if (platform === 'darwin') return join(home, 'Library', 'Application Support');
	// A relative path is to be ignored (XDG Base Directory Specification).
	return XDG_DATA_HOME?.startsWith('/') ? XDG_DATA_HOME : join(home, '.local', 'share');
}
