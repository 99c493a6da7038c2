import type { Database } from '../../database/open-database.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';

/** A crawl mostly writes, and runs for hours beside others. */
const mostReaders = 1;

export const withCrawlDatabase = <Result>(
	terminal: Terminal,
	work: (database: Database) => Promise<Result>,
): Promise<Result> => withDatabase(terminal, work, { mostReaders });
