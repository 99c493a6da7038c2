import { firstAccountId } from '../../accounts/accounts.store.ts';
import type { Session } from '../../accounts/sessions/sessions.store.ts';
import type { Database } from '../../database/open-database.ts';

/**
 * The first account belongs to the person who set the server up. Owners of other accounts must not
 * create accounts, because a refused name would reveal who else is here.
 */
export async function mayCreateAccounts(
	database: Database,
	{ kind, accountId }: Pick<Session, 'kind' | 'accountId'>,
): Promise<boolean> {
	return kind === 'owner' && accountId === (await firstAccountId(database));
}
