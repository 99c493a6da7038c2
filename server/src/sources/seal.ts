import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { readSecretFile, secretFileKey } from './secret-file.ts';

/** Encrypts credentials with a key from PLUMBLINE_SECRET, or from a file beside the database. */
export interface Vault {
	/** `identity` names the owner: moved to a different row, the text cannot be decrypted. */
	readonly seal: (plain: string, identity: string) => Promise<string>;
	/** Null if the key is missing or different. */
	readonly open: (sealed: string, identity: string) => Promise<string | null>;
}

export interface VaultSettings {
	/** PLUMBLINE_SECRET; null when it is not set. */
	readonly secret: string | null;
	/** The file for the key otherwise; created by the first use. */
	readonly secretFile: string;
}

const form = 'v1:';
const ivLength = 12;
const tagLength = 16;

export function createVault({ secret, secretFile }: VaultSettings): Vault {
	// A secret that people type is easier to guess than a random key.
	const typed = secret === null ? null : scryptSync(secret, 'plumbline credentials', 32);
	return {
		seal: async (plain, identity) =>
			sealWith(typed ?? (await secretFileKey(secretFile)), plain, identity),
		open: async (sealed, identity) => {
			const key = typed ?? (await readSecretFile(secretFile));
			return key === null ? null : openWith(key, sealed, identity);
		},
	};
}

function sealWith(key: Buffer, plain: string, identity: string): string {
	const iv = randomBytes(ivLength);
	const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(identity));
	const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
	return form + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

function openWith(key: Buffer, sealed: string, identity: string): string | null {
	if (!sealed.startsWith(form)) return null;
	const bytes = Buffer.from(sealed.slice(form.length), 'base64');
	if (bytes.length < ivLength + tagLength) return null;
	const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
		authTagLength: tagLength,
	})
		.setAAD(Buffer.from(identity))
		.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
	const start = decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8');
	try {
		return start + decipher.final('utf8');
	} catch {
		// `final` throws for one reason only: the tag does not fit this key and identity.
		return null;
	}
}

/** Encrypts and decrypts the credentials of this installation. */
export const vaultOf = ({ secret, secretFile }: Pick<Config, 'secret' | 'secretFile'>): Vault =>
	createVault({ secret, secretFile });
