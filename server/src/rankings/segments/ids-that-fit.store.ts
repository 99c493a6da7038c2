import { setImmediate } from 'node:timers/promises';
import type { Condition } from '@plumbline/core/api';
import { sql } from 'kysely';
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { dialectOf } from '../../database/dialect-of.ts';
import { keptIds } from '../../database/kept-ids.ts';
import type { Database } from '../../database/open-database.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import type { Sql } from '../figures/observations.ts';

/** The rows to choose from. */
export interface Candidates {
	readonly table: 'page' | 'keyword';
	/** Unique in a site. */
	readonly key: 'url_key' | 'match_key';
	/** The column for regular expressions. */
	readonly text: 'url' | 'match_key';
	readonly siteId: number;
}

interface Wanted extends Candidates {
	/** Conditions on the table. */
	readonly fits: readonly Sql[];
	/** Conditions that no database decides in a time that we know beforehand. */
	readonly patterns: readonly Condition[];
	readonly name: string;
}

/** A query for the ids of the rows that fit. */
export async function idsThatFit(database: Database, wanted: Wanted): Promise<Sql> {
	const { name, patterns, siteId, table } = wanted;
	const fits = sql.join(
		[sql`${sql.ref(`${table}.site_id`)} = ${siteId}`, ...wanted.fits],
		sql` and `,
	);
	if (patterns.length === 0) return sql`select id from ${sql.table(table)} where ${fits}`;
	const ids = await keptIds(database, `${table} ${name}`, () => matching(database, wanted, fits));
	const list = `[${ids.join()}]`;
	return dialectOf(database) === 'sqlite'
		? sql`select value from json_each(${list})`
		: sql`select cast(value as integer) from json_array_elements_text(cast(${list} as json))`;
}

const rowsAtOnce = 10_000;
/** Milliseconds of work for one answer, and at a time: then other requests get their turn. */
const mostWork = 2000;
const workInARow = 10;

async function matching(
	database: Database,
	{ key, patterns, table, text }: Wanted,
	fits: Sql,
): Promise<readonly number[]> {
	const matchers = patterns.map(({ isExcluded, value }) => ({
		isExcluded,
		pattern: compiled(value),
	}));
	const ids: number[] = [];
	let worked = 0;
	for (let last = ''; ; ) {
		const { rows } = await sql<{ id: number; key: string; text: string }>`
			select id, ${sql.ref(key)} as key, ${sql.ref(text)} as text from ${sql.table(table)}
			where ${fits} and ${sql.ref(key)} > ${last} order by ${sql.ref(key)} limit ${rowsAtOnce}
		`.execute(database);
		let since = performance.now();
		for (const row of rows) {
			const readable = readableText(row.text);
			if (matchers.every((one) => one.pattern.test(readable) !== one.isExcluded)) {
				ids.push(row.id);
			}
			const work = performance.now() - since;
			if (work < workInARow) continue;
			worked += work;
			if (worked > mostWork) throw tooMuchWork(table);
			await setImmediate();
			since = performance.now();
		}
		last = rows.at(-1)?.key ?? '';
		if (rows.length < rowsAtOnce) return ids;
	}
}

/** Takes linear time, whatever anybody typed; the syntax is that of Search Console’s own filters. */
function compiled(value: string): RE2JS {
	try {
		return RE2JS.compile(value, RE2JS.CASE_INSENSITIVE);
	} catch (error) {
		if (!(error instanceof RE2JSSyntaxException)) throw error;
		throw invalidParameter('segment', `“${value}” is not a regular expression as RE2 has them.`);
	}
}

/** A URL as people read it, without escapes. */
function readableText(text: string): string {
	if (!text.includes('%')) return text.toLowerCase();
	try {
		return decodeURI(text).toLowerCase();
	} catch {
		// Not every text is a valid URL in UTF-8.
		return text.toLowerCase();
	}
}

function tooMuchWork(table: Candidates['table']) {
	const rows = table === 'page' ? 'pages' : 'queries';
	return invalidParameter(
		'segment',
		`This regular expression takes too long for the ${rows} of the site. Repeat fewer parts in it, or add a condition without one.`,
	);
}
