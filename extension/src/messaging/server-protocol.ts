import type { Granularity, PageVerdict, Ranking, RankingTrend } from '@plumbline/core/api';

/** A site, as the panel knows it. */
export interface ServerSite {
	readonly key: string;
	readonly title: string;
	readonly domain: string;
	/** Keys such as `google_us`, the most common one first. */
	readonly engines: readonly string[];
}

export interface RankingsQuestion {
	readonly site: string;
	readonly engine: string;
	readonly url: string;
	readonly from: string;
	readonly to: string;
	readonly granularity: Granularity;
}

export interface PageRankings {
	readonly keywords: readonly Ranking[];
	/** Whether the answer is as long as the server allows, so that there may be more keywords. */
	readonly isCut: boolean;
	readonly dates: readonly string[];
	readonly trends: readonly RankingTrend[];
}

export interface Addition {
	readonly site: string;
	readonly keywords: readonly string[];
	/**
	 * The server adds the keywords only once for each key, even if the request is repeated. With null
	 * it adds nothing and only reports what would happen.
	 */
	readonly idempotencyKey: string | null;
}

export interface AddedKeyword {
	readonly keyword: string;
	readonly status: 'added' | 'exists' | 'reactivated';
}

export interface AdditionAnswer {
	/** Leaves out keywords that the server rejects. */
	readonly keywords: readonly AddedKeyword[];
	/** The most that one rank check of the new keywords costs. */
	readonly cost: { readonly requests: number; readonly usd: number };
}

export interface GoogleAnswer {
	/** null if Google has not been asked about the page yet. */
	readonly page: PageVerdict | null;
}

/**
 * Every request of the panel to the server. Only the background sends them, because only it has the
 * key.
 */
export interface ServerRequests {
	readonly connect: {
		readonly input: { readonly origin: string; readonly apiKey: string };
		readonly output: readonly ServerSite[];
	};
	/** Ends a connection attempt, whose answer is then a failure. */
	readonly stopConnecting: { readonly input: null; readonly output: null };
	readonly disconnect: { readonly input: null; readonly output: null };
	readonly sites: { readonly input: null; readonly output: readonly ServerSite[] };
	readonly rankings: { readonly input: RankingsQuestion; readonly output: PageRankings };
	/** Google's verdict on a page; null if the page belongs to no site of the server. */
	readonly googleVerdict: {
		readonly input: { readonly url: string };
		readonly output: GoogleAnswer | null;
	};
	/** Whether the last changes of a page worked, in sentences; none if it belongs to no site of the server. */
	readonly effects: {
		readonly input: { readonly url: string; readonly locale: string };
		readonly output: readonly string[];
	};
	/** Lets the server audit a page of one of its sites and keep what changed; nothing for other pages. */
	readonly remember: {
		readonly input: { readonly url: string; readonly geo: string };
		readonly output: null;
	};
	readonly addKeywords: { readonly input: Addition; readonly output: AdditionAnswer };
}

export type ServerRequestName = keyof ServerRequests;
export type ServerInput<Name extends ServerRequestName> = ServerRequests[Name]['input'];
export type ServerOutput<Name extends ServerRequestName> = ServerRequests[Name]['output'];

export type ServerRequest = {
	readonly [Name in ServerRequestName]: {
		readonly server: Name;
		readonly input: ServerInput<Name>;
	};
}[ServerRequestName];

/** Why there is no answer. The texts have a remedy for each kind. */
export type ServerFailure =
	| { readonly kind: Exclude<FailureKind, 'rate_limited' | 'refused'> }
	| { readonly kind: 'rate_limited'; readonly seconds: number | null }
	/** Any other refusal, in the server's own words. */
	| { readonly kind: 'refused'; readonly detail: string };

type FailureKind =
	| 'not_connected'
	/** The browser no longer lets us call the server. */
	| 'no_permission'
	/** Nothing answers at the URL. */
	| 'unreachable'
	/** The host answers, but is not a Plumbline server of this version. */
	| 'not_plumbline'
	| 'key_refused'
	| 'scope_missing'
	| 'unknown_site'
	| 'engine_not_tracked'
	| 'rate_limited'
	| 'refused'
	/** A bug in Plumbline. */
	| 'unexpected';

export type ServerAnswer<Name extends ServerRequestName> =
	| { readonly output: ServerOutput<Name> }
	| { readonly failure: ServerFailure };
