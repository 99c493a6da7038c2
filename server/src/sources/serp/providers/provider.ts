import type { SourceAccess, SourceCheck, SourceError } from '../../source.ts';
import type { Target } from '../results-page/match-site.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Price } from './price.ts';

export const providerNames = ['dataforseo', 'serper', 'custom'] as const;

export type ProviderName = (typeof providerNames)[number];

export interface Query {
	readonly keyword: string;
	readonly engine: EngineParts;
	readonly language: string;
}

export interface SearchResult {
	/** Among the organic results of all pages, counted from 1. */
	readonly position: number;
	readonly url: string;
	readonly title: string;
	readonly snippet: string;
}

/** A service that sells results pages. */
export type Provider = PagedProvider | QueuedProvider;

interface AnyProvider {
	readonly name: ProviderName;
	readonly title: string;
	readonly price: Price;
	readonly knows: (engine: EngineParts) => boolean;
	/** Proves that the key works, at no cost. */
	readonly check: () => Promise<SourceCheck>;
}

/** Answers at once, one page per request. Throws SourceError. */
export interface PagedProvider extends AnyProvider {
	readonly kind: 'paged';
	readonly readPage: (query: Query, page: number) => Promise<ResultsPage>;
}

export interface ResultsPage {
	readonly results: readonly SearchResult[];
	/** Null if the provider does not say; then the price list is used. */
	readonly costMicros: number | null;
}

/** Accepts tasks and has their results later. Throws SourceError. */
export interface QueuedProvider extends AnyProvider {
	readonly kind: 'queued';
	readonly mostTasks: number;
	/** One answer per task, in their order: its id, or why it was refused. */
	readonly ask: (tasks: readonly SearchTask[]) => Promise<readonly AskedTask[]>;
	/** Null while the provider works on it, or the reason for its failure. Throws if there was no answer. */
	readonly collect: (
		engine: EngineParts,
		id: string,
	) => Promise<CollectedTask | SourceError | null>;
	/** Ids by tag of all tasks posted since then, to find those of a process that died. */
	readonly recall: (sinceMs: number, tags: ReadonlySet<string>) => Promise<Map<string, string>>;
}

export interface SearchTask {
	/** Our own id, to find the task again. */
	readonly tag: string;
	readonly query: Query;
	readonly depth: number;
	readonly target: Target;
}

export type AskedTask = { readonly id: string } | SourceError;

export interface CollectedTask {
	readonly results: readonly SearchResult[];
	/** Requests that were actually used. */
	readonly requests: number;
	readonly costMicros: number | null;
}

/** The inputs of a provider: its part of the settings and of the credentials, and the outside world. */
export interface ProviderSetup {
	readonly settings: unknown;
	readonly credentials: unknown;
	readonly access: Pick<SourceAccess, 'fetch' | 'now' | 'signal' | 'wait'>;
}
