import type { Session } from '../accounts/sessions/sessions.store.ts';
import type { Database } from '../database/open-database.ts';
import type { AuthorizeContext } from '../http/authorize-call.ts';
import type { Vault } from '../sources/seal.ts';
import type { Sending } from '../watch/deliver/send-message.ts';

export interface ConsoleContext extends AuthorizeContext {
	readonly database: Database;
	/** Names under which the console answers, besides IP addresses and localhost. */
	readonly hosts: readonly string[];
	/** The version of Plumbline. */
	readonly version: string;
	/** Encrypts credentials; null if this server connects no sources. */
	readonly vault: Vault | null;
	/** How messages are sent; null if this server sends none. */
	readonly sending: Pick<Sending, 'allowedHosts' | 'mail'> | null;
	/** Replaces Google’s URLs. */
	readonly googleUrl: string | null;
}

/** A call of the console by somebody who is signed in. */
export interface SignedCall {
	readonly session: Session;
	readonly nowMs: number;
	/** The origin under which our page is open, such as `http://127.0.0.1:8787`. */
	readonly origin: string;
	readonly signal: AbortSignal;
}
