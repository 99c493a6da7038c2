import type { Condition } from '@plumbline/core/api';
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
