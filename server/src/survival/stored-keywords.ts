import { type Database, openDatabase } from '../database/open-database.ts';

/** One look: what PostgreSQL was told before the end may still be on its way. */
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
		.leftJoin('keyword_group_member as member', 'member.keyword_id', 'keyword.id')
		.leftJoin('keyword_group as groups', 'groups.id', 'member.group_id')
		.select(['keyword.id', 'keyword.text', 'keyword.active', 'groups.name as group'])
		.execute();
	const kept = await database.selectFrom('idempotent_answer').select(['key', 'answer']).execute();
	return {
		keywords: Map.groupBy(keywords, ({ text }) => text),
		answers: new Map(kept.map(({ key, answer }) => [key, answer])),
	};
}
