import type { Database } from '../../database/open-database.ts';
import { matchKey } from '../../facts/match-key.ts';
import type { SiteFacts } from './site-facts.ts';

/** Ids by text, ascending in the order of the facts. */
export async function writeKeywords(
	database: Database,
	siteId: number,
	{ keywords = [] }: SiteFacts,
): Promise<ReadonlyMap<string, number>> {
	if (keywords.length === 0) return new Map();
	const rows = keywords.map(({ isActive = true, text }) => ({
		site_id: siteId,
		text,
		match_key: matchKey(text),
		active: Number(isActive),
		created_ms: 0,
	}));
	const written = await database
		.insertInto('keyword')
		.values(rows)
		.returning(['id', 'text'])
		.execute();
	return new Map(written.map(({ id, text }) => [text, id]));
}
