import { firstAccountId } from '../../accounts/accounts.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { Session } from '../../sessions/sessions.store.ts';

/**
 * Whoever set the server up has its first account. Owners of other accounts create none: a name
 * that is taken would tell them who else is here.
 */
export async function mayCreateAccounts(
	database: Database,
	{ kind, accountId }: Pick<Session, 'kind' | 'accountId'>,
): Promise<boolean> {
	return kind === 'owner' && accountId === (await firstAccountId(database));
}
