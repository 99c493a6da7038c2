import { type RawBuilder, sql } from 'kysely';
import { matchKey } from '../../facts/match-key.ts';

/** A shorter name may be a part of ordinary words. */
const shortestInside = 6;

/**
 * The condition that a row of `keyword` contains one of the names: as words of its own, or anywhere
 * if the name is long or its script has no spaces between words.
 */
export function branded(names: readonly string[]): RawBuilder<unknown> {
	const conditions = names.map(matchKey).filter(Boolean).flatMap(conditionsFor);
	return conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` or `)})`;
}

function conditionsFor(name: string): RawBuilder<unknown>[] {
	const words = name.replaceAll(/[-.]/g, ' ').trim();
	const asWords = sql`${spaced} like ${`% ${escaped(words)} %`} escape '\\'`;
	const together = name.replaceAll(/[-.\s]/g, '');
	if (together.length < shortestInside && !hasNoSpaces(together)) return [asWords];
	return [asWords, sql`replace(${spaced}, ' ', '') like ${`%${escaped(together)}%`} escape '\\'`];
}

const spaced = sql`(' ' || replace(replace(keyword.match_key, '-', ' '), '.', ' ') || ' ')`;

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

function hasNoSpaces(text: string): boolean {
	return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u.test(text);
}
