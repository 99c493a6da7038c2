import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readSecretFile, secretFileKey } from './secret-file.ts';

/** What seals credentials. It comes from PLUMBLINE_SECRET, or from a file beside the database. */
export interface Vault {
	/** `identity` names what it belongs to: moved to another row, it does not open. */
	readonly seal: (plain: string, identity: string) => Promise<string>;
	/** Null when the key is gone or another one. */
	readonly open: (sealed: string, identity: string) => Promise<string | null>;
}

export interface VaultSettings {
	/** PLUMBLINE_SECRET; null when it is not set. */
	readonly secret: string | null;
	/** Where a key is kept otherwise; made by the first sealing. */
	readonly secretFile: string;
}

const form = 'v1:';
const ivLength = 12;
const tagLength = 16;

export function createVault({ secret, secretFile }: VaultSettings): Vault {
	// A secret that people type has less to guess than a key has.
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
		// The one thing that `final` throws for: the tag does not fit this key and identity.
		return null;
	}
}
