import type { Kysely } from 'kysely';
import { accounts } from './migrations/001-accounts.ts';

export interface Migration {
	readonly name: string;
	/** Sees the schema as it was then, so it cannot use the types of today. */
	readonly apply: (database: Kysely<unknown>) => Promise<void>;
}

/** Forward only, in order. A released one never changes. */
export const migrations: readonly Migration[] = [accounts];
