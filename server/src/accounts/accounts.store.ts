import { randomBytes } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { Database } from '../database/open-database.ts';

export interface Account {
	readonly id: number;
	readonly globalKey: string;
	readonly name: string;
}

const columns = ['id', 'global_key as globalKey', 'name'] as const;

/** Null when an account with this name already exists. */
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

/** The account with this name; creates it if there is none. */
export async function ensureAccount(database: Database, name: string): Promise<Account> {
	const account = (await createAccount(database, { name })) ?? (await findAccount(database, name));
	if (account === null) throw new Error(`The account “${name}” was made and is not there.`);
	return account;
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

/** The account that was created before all others; null without any. */
export async function firstAccountId(database: Database): Promise<number | null> {
	const account = await database
		.selectFrom('account')
		.select('id')
		.orderBy('id')
		.limit(1)
		.executeTakeFirst();
	return account?.id ?? null;
}

export async function accountNameOf(database: Database, id: number): Promise<string> {
	const { name } = await database
		.selectFrom('account')
		.select('name')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return name;
}

export async function accountNames(database: Database): Promise<readonly string[]> {
	const accounts = await database.selectFrom('account').select('name').orderBy('name').execute();
	return accounts.map(({ name }) => name);
}

export interface ListedAccount extends Account {
	readonly sites: number;
	/** Keys that are valid at that time. */
	readonly apiKeys: number;
}

export async function listAccounts(database: Database, nowMs: number): Promise<ListedAccount[]> {
	return database
		.selectFrom('account')
		.select(columns)
		.select((account) =>
			account
				.selectFrom('site')
				.whereRef('site.account_id', '=', 'account.id')
				.select((site) => site.fn.countAll<number>().as('count'))
				.as('sites'),
		)
		.select((account) =>
			account
				.selectFrom('api_key')
				.whereRef('api_key.account_id', '=', 'account.id')
				.where('revoked_ms', 'is', null)
				.where((key) => key.or([key('expires_ms', 'is', null), key('expires_ms', '>', nowMs)]))
				.select((key) => key.fn.countAll<number>().as('count'))
				.as('apiKeys'),
		)
		.$narrowType<{ sites: NotNull; apiKeys: NotNull }>()
		.orderBy('account.id')
		.execute();
}

export function newGlobalKey(): string {
	return randomBytes(8).toString('hex');
}
