import type { Database } from '../../database/open-database.ts';
import { createSession } from './sessions.store.ts';

/** How long a link waits to be used. */
export const linkForMs = 3_600_000;

interface LinkRequest {
	readonly accountId: number;
	/** The URL of the server. */
	readonly url: string;
	readonly nowMs: number;
}

/**
 * A link that signs one browser in, once, within an hour. The token is in the fragment, which
 * browsers send to nobody.
 */
export async function signInLink(
	database: Database,
	{ accountId, url, nowMs }: LinkRequest,
): Promise<string> {
	const link = { accountId, kind: 'owner-link', label: '', endsMs: nowMs + linkForMs } as const;
	return `${url}/#sign-in=${await createSession(database, link, nowMs)}`;
}
