import type { Config } from '../config/config.ts';
import { createVault, type Vault } from './seal.ts';

/** Encrypts and decrypts the credentials of this installation. */
export const vaultOf = ({ secret, secretFile }: Pick<Config, 'secret' | 'secretFile'>): Vault =>
	createVault({ secret, secretFile });
