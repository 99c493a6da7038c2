import { type Database, openDatabase } from '../database/open-database.ts';

/** A single read: PostgreSQL may still be processing commands from before the end. */
export async function storedKeywords(url: string) {
	const database = await openDatabase(url);
	const look = database
		.transaction()
		.setAccessMode('read only')
		.setIsolationLevel('repeatable read');
	try {
		return await look.execute(keywordsAndAnswers);
	} finally {
		await database.destroy();
	}
}

async function keywordsAndAnswers(database: Database) {
	const keywords = await database
		.selectFrom('keyword')
		.leftJoin('keyword_group_member as member', (join) =>
			join
				.onRef('member.site_id', '=', 'keyword.site_id')
				.onRef('member.keyword_id', '=', 'keyword.id'),
		)
		.leftJoin('keyword_group as groups', (join) =>
			join
				.onRef('groups.site_id', '=', 'member.site_id')
				.onRef('groups.id', '=', 'member.group_id'),
		)
		.select(['keyword.id', 'keyword.text', 'keyword.active', 'groups.name as group'])
		.execute();
	const kept = await database.selectFrom('idempotent_answer').select(['key', 'answer']).execute();
	return {
		keywords: Map.groupBy(keywords, ({ text }) => text),
		answers: new Map(kept.map(({ key, answer }) => [key, answer])),
	};
}
