import type { Kysely } from 'kysely';
import type { DialectName } from './dialect-name.ts';
import { accounts } from './migrations/001-accounts.ts';
import { keywords } from './migrations/002-keywords.ts';
import { facts } from './migrations/003-facts.ts';
import { sources } from './migrations/004-sources.ts';

export interface Migration {
	readonly name: string;
	/** Sees the schema as it was then, so it cannot use the types of today. */
	readonly apply: (database: Kysely<unknown>, dialect: DialectName) => Promise<void>;
}

/** Forward only, in order. A released one never changes. */
export const migrations: readonly Migration[] = [accounts, keywords, facts, sources];
