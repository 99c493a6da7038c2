import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database.ts';

export interface Account {
	readonly id: number;
	readonly globalKey: string;
	readonly name: string;
}

const columns = ['id', 'global_key as globalKey', 'name'] as const;

/** Null when an account of that name exists already. */
export async function createAccount(
	database: Database,
	{ name, globalKey = newGlobalKey() }: { readonly name: string; readonly globalKey?: string },
): Promise<Account | null> {
	const account = await database
		.insertInto('account')
		.values({ name, global_key: globalKey, created_ms: Date.now() })
		.onConflict((conflict) => conflict.doNothing())
		.returning(columns)
		.executeTakeFirst();
	return account ?? null;
}

export async function findAccount(
	database: Database,
	nameOrGlobalKey: string,
): Promise<Account | null> {
	const account = await database
		.selectFrom('account')
		.select(columns)
		.where((where) =>
			where.or([where('name', '=', nameOrGlobalKey), where('global_key', '=', nameOrGlobalKey)]),
		)
		.executeTakeFirst();
	return account ?? null;
}

export async function accountNames(database: Database): Promise<readonly string[]> {
	const accounts = await database.selectFrom('account').select('name').orderBy('name').execute();
	return accounts.map(({ name }) => name);
}

export function newGlobalKey(): string {
	return randomBytes(8).toString('hex');
}
