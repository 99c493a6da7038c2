import type { SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';

export interface SqliteRequest {
	readonly id: number;
	readonly sql: string;
	readonly parameters: readonly SQLInputValue[];
}

export type SqliteResult = QueryResult<unknown>;

export type SqliteAnswer =
	| ({ readonly id: number } & SqliteResult)
	| { readonly id: number; readonly error: unknown };
