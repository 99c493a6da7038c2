import { createAccount } from '@plumbline/console/contract';
import { firstAccountId, createAccount as newAccount } from '../../accounts/accounts.store.ts';
import { createSession, type Session } from '../../accounts/sessions/sessions.store.ts';
import { linkForMs } from '../../accounts/sessions/sign-in-link.ts';
import type { Database } from '../../database/open-database.ts';
import { invalidParameter, ProblemError } from '../../http/problems/problem-error.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Calls } from './serve-calls.ts';

export function serveAccountCalls(calls: Calls, { database }: ConsoleContext): void {
	calls.serve(createAccount, async ({ name }, { session, nowMs }) => {
		if (!(await mayCreateAccounts(database, session))) {
			throw new ProblemError(
				'scope_missing',
				'Only owners of the first account of this server create others. “plumbline account create” does it too.',
			);
		}
		const account = await newAccount(database, { name });
		if (account === null) {
			throw invalidParameter(
				'name',
				`An account “${name}” already exists. Choose a different name.`,
			);
		}
		const link = { accountId: account.id, kind: 'owner-link', label: '' } as const;
		const endsMs = nowMs + linkForMs;
		return { token: await createSession(database, { ...link, endsMs }, nowMs) };
	});
}

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
