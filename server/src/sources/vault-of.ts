import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { createVault, type Vault } from './seal.ts';

/** The vault of this installation. */
export function vaultOf({ secret, databaseUrl }: Pick<Config, 'secret' | 'databaseUrl'>): Vault {
	return createVault({ secret, secretFile: secretFileOf(databaseUrl) });
}

/** Beside the file of the embedded database, in `data` with any other. */
function secretFileOf(databaseUrl: string): string {
	const path = databaseUrl.match(/^sqlite:(?!:memory:)(.+)$/)?.[1];
	return join(path === undefined ? resolve('data') : dirname(resolve(path)), 'secret.key');
}
