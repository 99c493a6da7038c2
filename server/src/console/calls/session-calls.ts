import {
	endSession,
	listSessions,
	type SessionKind,
	type SignedIn,
	shareSite,
	signIn,
	signOut,
	whoIsSignedIn,
} from '@plumbline/console/contract';
import { dayMs, isoTime } from '@plumbline/core/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSite } from '../../accounts/find-site.ts';
import {
	createSession,
	endSessionOf,
	findSession,
	isSessionToken,
	type NewSession,
	type Session,
	sessionsOf,
	takeSession,
} from '../../accounts/sessions/sessions.store.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { findCaller } from '../../http/security/authenticate.ts';
import type { ConsoleContext } from '../console-context.ts';
import { cookieToken, endedCookie, sessionCookie } from '../security/session-cookie.ts';
import { mayCreateAccounts } from './account-calls.ts';
import type { Calls } from './serve-calls.ts';

/** In this order, because most browsers also claim to be Chrome and Safari. */
const browsers = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'] as const;

/** “Firefox, Linux”: enough to tell one’s own sessions apart. Empty if neither is known. */
function browserName(userAgent: string): string {
	const browser = browsers.find((name) => userAgent.includes(`${name}/`));
	const system = systems.find((name) => userAgent.includes(name));
	return [browser && (names[browser] ?? browser), system].filter(Boolean).join(', ');
}

const longestSessionMs = 7 * dayMs;

export function serveSessionCalls(calls: Calls, context: ConsoleContext): void {
	const { database, now } = context;

	calls.serveStrangers(signIn, async ({ secret }, request, reply) => {
		const session = await sessionFor(context, secret, request);
		// A new token for every sign-in: one that somebody planted in this browser stays worthless.
		const token = await createSession(database, session, now());
		await endFormer(context, request);
		setCookie(request, reply, token, session.endsMs - now());
		const begun = await findSession(database, token, now());
		if (begun === null) throw new Error('The session that was just created is not there.');
		return wireSession(context, begun);
	});

	calls.serve(whoIsSignedIn, async (_input, { session }) => wireSession(context, session));

	calls.serveStrangers(signOut, async (_input, request, reply) => {
		await endFormer(context, request);
		reply.header('set-cookie', endedCookie(request));
		return {};
	});

	calls.serve(listSessions, async (_input, { session: own, nowMs }) => {
		const sessions = await sessionsOf(database, own.accountId, nowMs);
		return sessions.map(({ id, kind, label, createdMs, endsMs, usedMs }) => ({
			id,
			// The store leaves out links for owners, which work once.
			kind: kind as 'owner' | 'key' | 'share' | 'share-link',
			label,
			created_at: isoTime(createdMs),
			ends_at: isoTime(endsMs),
			used_at: isoTime(usedMs),
			is_this_one: id === own.id,
		}));
	});

	calls.serve(endSession, async ({ id }, { session }) => {
		if (await endSessionOf(database, session.accountId, id)) return {};
		throw new ProblemError('not_found', 'This session has already ended. Load the list again.');
	});

	calls.serve(shareSite, async (input, { session, nowMs }) => {
		const { accountId } = session;
		const site = await findSite(database, session, input.site_global_key);
		const endsMs = nowMs + input.days * dayMs;
		const link = { accountId, kind: 'share-link', siteId: site.id, label: site.domain } as const;
		const token = await createSession(database, { ...link, endsMs }, nowMs);
		return { token, ends_at: isoTime(endsMs) };
	});
}

/** The session that a link or an API key begins. Wrong secrets count against the client’s address. */
async function sessionFor(
	context: ConsoleContext,
	secret: string,
	request: FastifyRequest,
): Promise<NewSession> {
	const { database, now, rateLimits } = context;
	const endsMs = now() + longestSessionMs;
	const label = browserName(request.headers['user-agent'] ?? '');
	if (!isSessionToken(secret)) {
		const { accountId, keyId, expiresMs } = await findCaller(context, secret, request);
		return { accountId, kind: 'key', keyId, label, endsMs: Math.min(endsMs, expiresMs ?? endsMs) };
	}
	const link = await findSession(database, secret, now());
	if (link?.kind === 'owner-link' && (await takeSession(database, link.id))) {
		return { accountId: link.accountId, kind: 'owner', label, endsMs };
	}
	if (link?.kind === 'share-link') {
		const { accountId, siteId, label: domain } = link;
		const guest = { accountId, kind: 'share', siteId, label: `${domain}, ${label}` } as const;
		return { ...guest, linkId: link.id, endsMs: Math.min(endsMs, link.endsMs) };
	}
	rateLimits.takeFailure(request.ip);
	throw new ProblemError(
		'key_invalid',
		'This link has been used or has ended. “plumbline console” prints a new one.',
	);
}

/** Ends the session that this browser had before. */
async function endFormer({ database, now }: ConsoleContext, request: FastifyRequest) {
	const token = cookieToken(request);
	const former = token === null ? null : await findSession(database, token, now());
	if (former !== null && !former.kind.endsWith('-link')) await takeSession(database, former.id);
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, ms: number): void {
	const isSecure = request.headers.origin?.startsWith('https:') ?? request.protocol === 'https';
	const seconds = Math.floor(ms / 1000);
	reply.header('set-cookie', sessionCookie(request, token, { seconds, isSecure }));
}

async function wireSession(
	{ database, version }: ConsoleContext,
	session: Session,
): Promise<SignedIn> {
	return {
		account_name: session.accountName,
		// Links cannot sign a call.
		kind: session.kind as SessionKind,
		scopes: [...session.scopes],
		ends_at: isoTime(session.endsMs),
		version,
		may_create_accounts: await mayCreateAccounts(database, session),
	};
}
