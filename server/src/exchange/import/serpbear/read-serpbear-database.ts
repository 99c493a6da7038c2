import { DatabaseSync } from 'node:sqlite';
import { ExpectedError } from '../../../process/expected-error.ts';

const wanted = ['keyword', 'country', 'device', 'domain', 'history', 'url'];

/** The keywords of SerpBear’s own database, opened read-only. */
export function* readSerpBearDatabase(path: string): Generator<unknown> {
	const database = opened(path);
	try {
		yield* keywordsIn(database);
	} finally {
		database.close();
	}
}

function* keywordsIn(database: DatabaseSync): Generator<unknown> {
	const columns = columnsOf(database);
	if (
		!wanted
			.slice(0, 1)
			.concat('history')
			.every((column) => columns.has(column))
	)
		throw foreign();
	const known = wanted.filter((column) => columns.has(column));
	const list = known.map((column) => `"${column}"`).join(', ');
	yield* database.prepare(`select ${list} from "keyword" order by "ID"`).iterate();
}

function opened(path: string): DatabaseSync {
	try {
		return new DatabaseSync(path, { readOnly: true, enableForeignKeyConstraints: false });
	} catch (cause) {
		throw foreign(cause);
	}
}

function columnsOf(database: DatabaseSync): ReadonlySet<unknown> {
	try {
		const rows = database.prepare(`select name from pragma_table_info('keyword')`).all();
		return new Set(rows.map(({ name }) => name));
	} catch (cause) {
		throw foreign(cause);
	}
}

function foreign(cause?: unknown): ExpectedError {
	return new ExpectedError(
		'import_file',
		'This is not SerpBear’s database: it has no table of keywords with their history. Use data/database.sqlite of SerpBear. Nothing was imported.',
		{ cause },
	);
}
