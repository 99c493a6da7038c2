import type { Database } from '../../database/open-database.ts';
import type { Crawl } from '../crawls.store.ts';
import type { LinkGraph } from '../graph/link-graph.ts';

export type Cell = string | number | null;

export interface TableContext {
	readonly database: Database;
	readonly crawl: Crawl;
	/** Language of messages. */
	readonly locale: string;
	readonly graph: LinkGraph;
	/** Sites whose Search Console facts the reader may see; by default the one of the crawl. */
	readonly siteIds?: readonly number[];
}

/** A table that people take home, in rows that are made while they are written. */
export interface CrawlTable {
	/** The name of its file. */
	readonly name: string;
	/** `number` columns are numbers in every row, or null. */
	readonly columns: Readonly<Record<string, 'text' | 'number'>>;
	rows(context: TableContext): AsyncGenerator<readonly Cell[]>;
}
