import type { FastifyRequest } from 'fastify';
import { findSession, type Session } from '../../accounts/sessions/sessions.store.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { ConsoleContext } from '../console-context.ts';
import { cookieToken } from '../security/session-cookie.ts';

/** The session of the browser that sent the request; null if nobody is signed in there. */
export async function sessionOf(
	request: FastifyRequest,
	{ database, now }: Pick<ConsoleContext, 'database' | 'now'>,
): Promise<Session | null> {
	const token = cookieToken(request);
	const session = token === null ? null : await findSession(database, token, now());
	// A link has to be exchanged first.
	return session?.kind.endsWith('-link') ? null : session;
}

export function notSignedIn(): ProblemError {
	return new ProblemError(
		'key_missing',
		'You are signed out. Sign in again with the link that “plumbline console” prints, or with an API key.',
	);
}
