import { createKey, listKeys, revokeKey } from '@plumbline/console/contract';
import { dayMs, isoTime } from '@plumbline/core/time';
import { isScope } from '../../accounts/api-keys/api-key.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../accounts/api-keys/api-keys.store.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ConsoleContext } from '../console-context.ts';
import type { Calls } from './serve-calls.ts';

export function serveKeyCalls(calls: Calls, { database }: ConsoleContext): void {
	const validKeys = async (accountId: number, nowMs: number) =>
		(await listApiKeys(database, accountId)).filter(
			({ expiresMs, revokedMs }) => revokedMs === null && (expiresMs ?? Infinity) > nowMs,
		);

	calls.serve(listKeys, async (_input, { session, nowMs }) => {
		const keys = await validKeys(session.accountId, nowMs);
		return keys.map(({ id, last4, scopes, createdMs, expiresMs, lastUsedMs }) => ({
			id,
			last4,
			scopes: scopes.split(',').filter(isScope),
			created_at: isoTime(createdMs),
			expires_at: isoTime(expiresMs),
			used_at: isoTime(lastUsedMs),
		}));
	});

	calls.serve(createKey, async ({ scopes, days }, { session, nowMs }) => {
		const expiresMs = days === null ? null : nowMs + days * dayMs;
		const { accountId } = session;
		return { api_key: await createApiKey(database, { accountId, scopes, expiresMs }) };
	});

	calls.serve(revokeKey, async ({ id }, { session, nowMs }) => {
		const keys = await validKeys(session.accountId, nowMs);
		if (keys.some((key) => key.id === id) && (await revokeApiKey(database, id))) return {};
		throw new ProblemError('not_found', 'This key is already revoked. Load the list again.');
	});
}
