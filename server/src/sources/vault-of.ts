import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { secretFile } from '../config/data-folder.ts';
import { databasePlace, inMemory } from '../database/database-url.ts';
import { createVault, type Vault } from './seal.ts';

/** Encrypts and decrypts the credentials of this installation. */
export function vaultOf({
	secret,
	databaseUrl,
	dataFolder,
}: Pick<Config, 'secret' | 'databaseUrl' | 'dataFolder'>): Vault {
	return createVault({ secret, secretFile: join(keyFolder(databaseUrl, dataFolder), secretFile) });
}

/** The folder of an embedded database, which may be moved with its key. */
function keyFolder(databaseUrl: string, dataFolder: string): string {
	const place = databasePlace(databaseUrl);
	if (place.dialect === 'postgres') return dataFolder;
	// Only tests keep a database in memory.
	return place.path === inMemory ? resolve('data') : dirname(place.path);
}
