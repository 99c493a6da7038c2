import type { Database } from '../../database/open-database.ts';
import type { CallerFinder } from '../api-keys/caller-finder.ts';
import { isSessionToken } from './session-token.ts';
import { callerOf, findSession } from './sessions.store.ts';

/** Also finds the callers behind the sessions of browsers; links are not sessions yet. */
export function withSessions(
	callers: CallerFinder,
	database: Database,
	now: () => number,
): CallerFinder {
	return {
		find: async (token, dataVersion, sparesDatabase) => {
			if (!isSessionToken(token)) return callers.find(token, dataVersion, sparesDatabase);
			const session = sparesDatabase ? null : await findSession(database, token, now());
			return session === null || session.kind.endsWith('-link') ? null : callerOf(session);
		},
		settled: () => callers.settled(),
	};
}
