import type { Database } from '../database/open-database.ts';
import { ExpectedError } from '../errors/expected-error.ts';
import type { FactTarget } from '../facts/facts.ts';
import type { Wait } from './pause.ts';

/** A source of facts. Each has a folder; `sources.ts` lists them. */
export interface Source {
	/** Its folder, and its name in the database: `google-search-console`. */
	readonly name: string;
	readonly title: string;
	/** When to read it, as a cron line in the time zone of the site. */
	readonly schedule: string;
	/** Whether it has data for this engine (`google_us`). */
	readonly feeds: (engineKey: string) => boolean;
	/** Proves with the least effort that the connection works. */
	readonly check: (access: SourceAccess) => Promise<SourceCheck>;
	/**
	 * Reads missing data, newest first. Stores each part before it requests the next, so that it can
	 * be stopped or killed at any time and continues from there. Throws SourceError.
	 */
	readonly sync: (work: SyncWork) => Promise<SyncSummary>;
}

export interface SourceAccess {
	readonly connection: Connection;
	/** Decrypted; each source parses its own. */
	readonly credentials: unknown;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly signal: AbortSignal;
	/** The pause between two attempts of a request; default: the real clock. */
	readonly wait?: Wait;
}

export interface Connection {
	readonly id: number;
	readonly siteId: number;
	readonly source: string;
	readonly engineId: number;
	readonly engineKey: string;
	/** Parsed JSON; each source parses its own. `baseUrl` replaces the provider’s address. */
	readonly settings: unknown;
}

export interface SyncWork extends SourceAccess {
	readonly database: Database;
	readonly target: FactTarget;
	readonly site: SyncedSite;
	readonly onProgress: (progress: SyncProgress) => void;
}

export interface SyncedSite {
	readonly id: number;
	readonly globalKey: string;
	readonly domain: string;
	/** IANA name. */
	readonly timeZone: string;
	readonly matchMode: 'host' | 'domain' | 'prefix';
	readonly checkDepth: number;
	/** SERP requests a month. */
	readonly serpMonthlyCap: number;
}

export interface SyncProgress {
	/** Days, keywords or pages: as `unit` says. */
	readonly done: number;
	readonly total: number;
	readonly unit: string;
}

export interface SyncSummary {
	/** Rows that were stored. */
	readonly stored: number;
	/** What a person wants to know besides: what is held back, what the provider left out. */
	readonly notes: readonly string[];
}

export type SourceCheck =
	| { readonly works: true; readonly detail: string }
	| { readonly works: false; readonly problem: string; readonly remedy: string };

/** What to do about a failure decides what happens next. */
export type SourceFailure =
	/** Wrong, expired or revoked: nothing helps but entering them again. */
	| 'credentials'
	/** Right, but not for this property or API. */
	| 'permission'
	/** Too much for now: after `retryAfterMs` it goes on. */
	| 'quota'
	/** The provider’s or the network’s; trying again may help. */
	| 'temporary'
	/** The provider does not take the request or answers something else: trying again does not help. */
	| 'refused';

/** A source that could not do its work, with what to do about it. Never carries a key. */
export class SourceError extends ExpectedError {
	readonly failure: SourceFailure;
	readonly remedy: string;
	readonly retryAfterMs: number | null;

	constructor(
		failure: SourceFailure,
		problem: string,
		details: {
			readonly remedy: string;
			readonly retryAfterMs?: number | null;
			readonly cause?: unknown;
		},
	) {
		super('source', problem, { cause: details.cause });
		this.failure = failure;
		this.remedy = details.remedy;
		this.retryAfterMs = details.retryAfterMs ?? null;
	}

	override get explanation(): string {
		return `${this.message} ${this.remedy}`;
	}
}
