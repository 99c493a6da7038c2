import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, secretFileOf } from './data-folder.ts';

const empty = { home: '/home/rye', has: () => false };

test.each([
	['linux', {}, '/home/rye/.local/share/plumbline'],
	['linux', { XDG_DATA_HOME: '/srv/rye' }, '/srv/rye/plumbline'],
	['linux', { XDG_DATA_HOME: 'relative' }, '/home/rye/.local/share/plumbline'],
	['darwin', {}, '/home/rye/Library/Application Support/plumbline'],
	['win32', { LOCALAPPDATA: '/rye/local' }, '/rye/local/plumbline'],
	['win32', {}, '/home/rye/AppData/Local/plumbline'],
] as const)('on %s with %j the data is in %s', (platform, environment, folder) => {
	expect(dataFolder(environment, { ...empty, platform })).toBe(join(folder));
});

test.each(['plumbline.db', 'secret.key'])('a folder with data/%s keeps its data', (file) => {
	const has = (path: string) => path === join('data', file);
	expect(dataFolder({}, { ...empty, platform: 'linux', has })).toBe(resolve('data'));
});

test('the key is beside an embedded database, and in the data folder for other databases', () => {
	expect(secretFileOf('sqlite:/srv/rye/line.db', '/home/rye')).toBe('/srv/rye/secret.key');
	expect(secretFileOf('postgres://db/rye', '/home/rye')).toBe('/home/rye/secret.key');
});
