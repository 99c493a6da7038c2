import type { Generated } from 'kysely';

/** Every table, in types that SQLite and PostgreSQL share: numbers, texts and null. Times are milliseconds. */
export interface Schema {
	readonly plumbline_migration: MigrationTable;
	readonly account: AccountTable;
	readonly api_key: ApiKeyTable;
	readonly site: SiteTable;
}

/** Also the marker: a database with tables but without this one is not ours. */
interface MigrationTable {
	readonly name: string;
	readonly applied_ms: number;
}

interface AccountTable {
	readonly id: Generated<number>;
	readonly global_key: string;
	readonly name: string;
	readonly created_ms: number;
}

interface ApiKeyTable {
	readonly id: Generated<number>;
	readonly account_id: number;
	/** SHA-256 in hexadecimal; the key itself is shown once and kept nowhere. */
	readonly hash: string;
	readonly last4: string;
	/** Comma list. */
	readonly scopes: string;
	/** Requests a minute; null for the server’s own limit. */
	readonly rate_limit: number | null;
	readonly created_ms: number;
	readonly expires_ms: number | null;
	readonly revoked_ms: number | null;
	readonly last_used_ms: number | null;
}

interface SiteTable {
	readonly id: Generated<number>;
	readonly account_id: number;
	readonly global_key: string;
	readonly domain: string;
	readonly title: string;
	readonly created_ms: number;
}
