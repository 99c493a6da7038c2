import { type Condition, isOfSearcher, type Segment } from '@plumbline/core/api';
import { sql } from 'kysely';
import type { DialectName } from '../../database/dialect-of.ts';
import { matchKey } from '../../facts/match-key.ts';
import { urlKey } from '../../facts/url-key.ts';
import { branded } from '../brand/branded.ts';
import type { Sql } from '../figures/observations.ts';

/** A condition on a row of `page`, for both engines alike. */
export function pageFits({ isExcluded, subject, value }: Condition, dialect: DialectName): Sql {
	const fits = subject === 'folder' ? isInFolder(value, dialect) : hasInUrl(value);
	return isExcluded ? sql`not ${fits}` : fits;
}

/** A condition on a row of `keyword`. */
export function queryFits(
	{ isExcluded, subject, value }: Condition,
	brandNames: readonly string[],
): Sql {
	const fits =
		subject === 'brand' ? branded(brandNames) : has(sql`keyword.match_key`, matchKey(value));
	return isExcluded ? sql`not (${fits})` : fits;
}

/** A condition on rows of `search_split_day`, which know nothing of pages and queries. */
export function searchersFit(segment: Segment): Sql {
	if (!segment.every(isOfSearcher)) return sql`1 = 0`;
	return sql.join([sql`1 = 1`, ...segment.map(searcherFits)], sql` and `);
}

/** Days that were not read by the dimension fit neither way. */
function searcherFits({ isExcluded, subject, value }: Condition): Sql {
	const column = sql.ref(subject);
	return isExcluded ? sql`${column} not in ('', ${value})` : sql`${column} = ${value}`;
}

/** The folder’s own page too, which may be written without its slash. */
function isInFolder(folder: string, dialect: DialectName): Sql {
	// A key is the host and the path.
	const path = urlKey(`https://host${folder}`).slice('host'.length);
	if (path === '') return sql`1 = 1`;
	const slash = sql`${sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')}(page.url_key, '/')`;
	const begins = (text: string) => sql`substr(page.url_key, ${slash}, ${text.length}) = ${text}`;
	return sql`(${slash} > 0 and (${begins(`${path}/`)} or ${begins(`${path}?`)}
		or substr(page.url_key, ${slash}) = ${path}))`;
}

/** As it is typed, or as URLs write it: both engines know upper case in ASCII alone. */
function hasInUrl(text: string): Sql {
	const url = sql`lower(page.url)`;
	const [typed, escaped] = [text, encodeURI(text.toWellFormed())].map(inLowerAscii);
	return sql`(${has(url, typed ?? '')} or ${has(url, escaped ?? '')})`;
}

const inLowerAscii = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const has = (column: Sql, text: string) =>
	sql`${column} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
