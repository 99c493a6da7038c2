import type { SourceCheck, SourceError } from '../../source.ts';
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
	/** Among the organic results, counted over all pages from 1. */
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
	/** Proves with what costs nothing that the key works. */
	readonly check: () => Promise<SourceCheck>;
}

/** Answers at once, one page a request. Throws SourceError. */
export interface PagedProvider extends AnyProvider {
	readonly kind: 'paged';
	readonly readPage: (query: Query, page: number) => Promise<ResultsPage>;
}

export interface ResultsPage {
	readonly results: readonly SearchResult[];
	/** Where the provider tells; null where the price list has to do. */
	readonly costMicros: number | null;
}

/** Takes tasks and has their results later. Throws SourceError. */
export interface QueuedProvider extends AnyProvider {
	readonly kind: 'queued';
	readonly mostTasks: number;
	/** One answer a task, in their order: its id, or why it was not taken. */
	readonly ask: (tasks: readonly SearchTask[]) => Promise<readonly AskedTask[]>;
	/** Null while the provider works on it; why it failed when it did. Throws when nothing was told. */
	readonly collect: (
		engine: EngineParts,
		id: string,
	) => Promise<CollectedTask | SourceError | null>;
	/** Ids by tag of all that was asked since then: what a process that died had asked for. */
	readonly recall: (sinceMs: number, tags: ReadonlySet<string>) => Promise<Map<string, string>>;
}

export interface SearchTask {
	/** Ours; finds the task again. */
	readonly tag: string;
	readonly query: Query;
	readonly depth: number;
	readonly target: Target;
}

export type AskedTask = { readonly id: string } | SourceError;

export interface CollectedTask {
	readonly results: readonly SearchResult[];
	/** Requests that were really used. */
	readonly requests: number;
	readonly costMicros: number | null;
}
