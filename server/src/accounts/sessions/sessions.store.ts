import { hash, randomBytes } from 'node:crypto';
import { type Scope, scopes } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { isScope } from '../api-keys/api-key.ts';
import type { Caller } from '../api-keys/api-keys.store.ts';
import type { CallerFinder } from '../api-keys/caller-finder.ts';

const prefix = 'pls_';

/** The secret of a link or of a browser's session; only its hash is stored. */
function newSessionToken(): string {
	return prefix + randomBytes(32).toString('base64url');
}

export function isSessionToken(text: string): boolean {
	return text.startsWith(prefix);
}

/** Plain SHA-256 is enough: nobody can guess 256 random bits. */
function hashToken(token: string): string {
	return hash('sha256', token);
}

/**
 * `owner-link` works once, `share-link` any number of times. The other kinds are sessions of
 * browsers.
 */
export type StoredKind = 'owner-link' | 'share-link' | 'owner' | 'key' | 'share';

export interface NewSession {
	readonly accountId: number;
	readonly kind: StoredKind;
	/** The API key that the session began with. Once that is revoked, the session ends too. */
	readonly keyId?: number | null;
	/** The only site that the session can read. */
	readonly siteId?: number | null;
	/** The share link that the session began with. Once that ends, the session ends too. */
	readonly linkId?: number | null;
	readonly label: string;
	readonly endsMs: number;
}

export interface Session extends Required<NewSession> {
	readonly id: number;
	readonly accountName: string;
	readonly scopes: readonly Scope[];
	readonly usedMs: number | null;
}

/** Returns the token; only its hash is stored. */
export async function createSession(
	database: Database,
	session: NewSession,
	nowMs: number,
): Promise<string> {
	const token = newSessionToken();
	await removeEnded(database, nowMs);
	await database
		.insertInto('console_session')
		.values({
			account_id: session.accountId,
			kind: session.kind,
			hash: hashToken(token),
			key_id: session.keyId ?? null,
			site_id: session.siteId ?? null,
			link_id: session.linkId ?? null,
			label: session.label,
			created_ms: nowMs,
			ends_ms: session.endsMs,
			used_ms: null,
			pending: null,
		})
		.execute();
	return token;
}

/** Null for a token that is unknown or has ended, or whose key, link or site is gone. */
export async function findSession(
	database: Database,
	token: string,
	nowMs: number,
): Promise<Session | null> {
	const row = await database
		.selectFrom('console_session as session')
		.innerJoin('account', 'account.id', 'session.account_id')
		.leftJoin('api_key', 'api_key.id', 'session.key_id')
		.leftJoin('site', (join) =>
			join
				.onRef('site.id', '=', 'session.site_id')
				.onRef('site.account_id', '=', 'session.account_id'),
		)
		.leftJoin('console_session as link', 'link.id', 'session.link_id')
		.select(['session.id', 'session.account_id as accountId', 'account.name as accountName'])
		.select(['session.kind', 'session.key_id as keyId', 'session.site_id as siteId'])
		.select(['session.label', 'session.ends_ms as endsMs', 'session.used_ms as usedMs'])
		.select(['session.link_id as linkId', 'link.id as foundLinkId'])
		.select(['api_key.scopes', 'api_key.revoked_ms as revokedMs'])
		.select(['api_key.expires_ms as expiresMs', 'site.id as foundSiteId'])
		.where('session.hash', '=', hashToken(token))
		.where('session.ends_ms', '>', nowMs)
		.executeTakeFirst();
	if (row === undefined) return null;
	const { scopes: keyScopes, revokedMs, expiresMs, kind, ...found } = row;
	const { foundSiteId, foundLinkId, ...session } = found;
	if (foundSiteId !== session.siteId || foundLinkId !== session.linkId) return null;
	if (session.keyId !== null) {
		const isKeyGone = keyScopes === null || revokedMs !== null;
		if (isKeyGone || (expiresMs !== null && expiresMs <= nowMs)) return null;
	}
	// Written by createSession.
	const known = kind as StoredKind;
	return { ...session, kind: known, scopes: scopesOf(known, keyScopes) };
}

function scopesOf(kind: StoredKind, keyScopes: string | null): readonly Scope[] {
	if (kind === 'share') return ['read'];
	return kind === 'key' ? (keyScopes ?? '').split(',').filter(isScope) : scopes;
}

export async function noteSessionUse(database: Database, id: number, nowMs: number): Promise<void> {
	await database
		.updateTable('console_session')
		.set({ used_ms: nowMs })
		.where('id', '=', id)
		.execute();
}

/** True for the first caller only, so that a link works once even if it is opened twice at a time. */
export async function takeSession(database: Database, id: number): Promise<boolean> {
	const { numDeletedRows } = await database
		.deleteFrom('console_session')
		.where('id', '=', id)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Ends a session, or a link with the sessions of its guests. False if the account has no such session. */
export async function endSessionOf(
	database: Database,
	accountId: number,
	id: number,
): Promise<boolean> {
	const { numDeletedRows } = await database
		.deleteFrom('console_session')
		.where('account_id', '=', accountId)
		.where((session) => session.or([session('id', '=', id), session('link_id', '=', id)]))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function sessionsOf(database: Database, accountId: number, nowMs: number) {
	return database
		.selectFrom('console_session')
		.select(['id', 'kind', 'label', 'created_ms as createdMs', 'ends_ms as endsMs'])
		.select('used_ms as usedMs')
		.where('account_id', '=', accountId)
		.where('ends_ms', '>', nowMs)
		.where('kind', '!=', 'owner-link')
		.orderBy('id')
		.execute();
}

async function removeEnded(database: Database, nowMs: number): Promise<void> {
	await database.deleteFrom('console_session').where('ends_ms', '<=', nowMs).execute();
}

/** The rights of the session, as the endpoints see them. */
function callerOf(session: Session): Caller {
	const { accountId, accountName, endsMs: expiresMs, siteId, usedMs: lastUsedMs } = session;
	// Negative, so that a session and a key never share an allowance.
	const keyId = -session.id;
	const { scopes } = session;
	return { keyId, accountId, accountName, scopes, siteId, expiresMs, lastUsedMs, rateLimit: null };
}

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
