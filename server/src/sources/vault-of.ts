import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { createVault, type Vault } from './seal.ts';

/** Encrypts and decrypts the credentials of this installation. */
export function vaultOf({ secret, databaseUrl }: Pick<Config, 'secret' | 'databaseUrl'>): Vault {
	return createVault({ secret, secretFile: secretFileOf(databaseUrl) });
}

/** In the folder of an embedded database; for any other database in the folder `data`. */
function secretFileOf(databaseUrl: string): string {
	const path = databaseUrl.match(/^sqlite:(?!:memory:)(.+)$/)?.[1];
	return join(path === undefined ? resolve('data') : dirname(resolve(path)), 'secret.key');
}
