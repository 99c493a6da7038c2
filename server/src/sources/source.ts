import type { Database } from '../database/open-database.ts';
import type { FactTarget } from '../facts/facts.ts';
import { ExpectedError } from '../process/expected-error.ts';
import type { Wait } from '../process/pause.ts';

/** A source of facts. Each has a folder; `sources.ts` lists them. */
export interface Source {
	/** Name of its folder, and in the database: `google-search-console`. */
	readonly name: string;
	readonly title: string;
	/** When to read it: a cron expression in the time zone of the site. */
	readonly schedule: string;
	/** True if it has data for this engine (`google_us`). */
	readonly feeds: (engineKey: string) => boolean;
	/** Checks with as little effort as possible that the connection works. */
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
	/** How to wait between attempts; defaults to the real clock. */
	readonly wait?: Wait;
}

export interface Connection {
	readonly id: number;
	readonly siteId: number;
	readonly source: string;
	readonly engineId: number;
	readonly engineKey: string;
	/** Parsed JSON; each source parses its own. `baseUrl` replaces the provider’s URL. */
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
	/** SERP requests per month. */
	readonly serpMonthlyCap: number;
}

export interface SyncProgress {
	/** Number of days, keywords or pages, depending on `unit`. */
	readonly done: number;
	readonly total: number;
	readonly unit: string;
}

export interface SyncSummary {
	/** Number of stored rows. */
	readonly stored: number;
	/** Other things that people want to know: results held back, data that the provider left out. */
	readonly notes: readonly string[];
}

export type SourceCheck =
	| { readonly works: true; readonly detail: string }
	| { readonly works: false; readonly problem: string; readonly remedy: string };

/** The kinds of failure, by what can be done about them. */
export type SourceFailure =
	/** Wrong, expired or revoked: they have to be entered again. */
	| 'credentials'
	/** Valid, but without access to this property or API. */
	| 'permission'
	/** Too many requests; may continue after `retryAfterMs`. */
	| 'quota'
	/** A failure of the provider or the network; a retry may help. */
	| 'temporary'
	/** The provider refuses the request or sends an unexpected answer; a retry does not help. */
	| 'refused';

/** A failure of a source, with the remedy. Never contains a key. */
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
