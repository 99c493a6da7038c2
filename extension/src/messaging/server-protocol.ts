import type { Granularity, Ranking, RankingTrend } from '@plumbline/core/api';

/** What the panel may know of a site. */
export interface ServerSite {
	readonly key: string;
	readonly title: string;
	readonly domain: string;
	/** Keys such as `google_us`, the one most people use first. */
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
	/** Whether the server told as many as it tells at once, so that there may be more. */
	readonly isCut: boolean;
	readonly dates: readonly string[];
	readonly trends: readonly RankingTrend[];
}

export interface Addition {
	readonly site: string;
	readonly keywords: readonly string[];
	/** Makes one of an addition that is sent twice; null to ask only what it would do. */
	readonly idempotencyKey: string | null;
}

export interface AddedKeyword {
	readonly keyword: string;
	readonly status: 'added' | 'exists' | 'reactivated';
}

export interface AdditionAnswer {
	/** Without those the server does not take. */
	readonly keywords: readonly AddedKeyword[];
	/** What checking the new ones once costs, at most. */
	readonly cost: { readonly requests: number; readonly usd: number };
}

/** Everything the panel asks of the server; the background alone calls it, with a key nobody else has. */
export interface ServerRequests {
	readonly connect: {
		readonly input: { readonly origin: string; readonly apiKey: string };
		readonly output: readonly ServerSite[];
	};
	readonly disconnect: { readonly input: null; readonly output: null };
	readonly sites: { readonly input: null; readonly output: readonly ServerSite[] };
	readonly rankings: { readonly input: RankingsQuestion; readonly output: PageRankings };
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

/** Why there is no answer. Each has its remedy in the texts. */
export type ServerFailure =
	| { readonly kind: Exclude<FailureKind, 'rate_limited' | 'refused'> }
	| { readonly kind: 'rate_limited'; readonly seconds: number | null }
	/** Anything else the server says no to, in its own words. */
	| { readonly kind: 'refused'; readonly detail: string };

type FailureKind =
	| 'not_connected'
	/** The browser no longer lets us call the server. */
	| 'no_permission'
	/** Nothing answers at the address. */
	| 'unreachable'
	/** Something answers that is no Plumbline server, or not of this version. */
	| 'not_plumbline'
	| 'key_refused'
	| 'scope_missing'
	| 'unknown_site'
	| 'engine_not_tracked'
	| 'rate_limited'
	| 'refused'
	/** A mistake of ours. */
	| 'unexpected';

export type ServerAnswer<Name extends ServerRequestName> =
	| { readonly output: ServerOutput<Name> }
	| { readonly failure: ServerFailure };
