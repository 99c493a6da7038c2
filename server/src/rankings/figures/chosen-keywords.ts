import { sql } from 'kysely';
import type { Question } from '../question/question.ts';
import { observed, type Sql } from './observations.ts';

/**
 * The requested keywords, as a common table `chosen(keyword_id, page_id)`. The page is that of the
 * last ranked observation; it is looked up only if the question needs it.
 */
export function chosenKeywords(question: Question, needsPage: boolean): Sql {
	const { rows, siteId } = question;
	const page =
		needsPage || rows.pages !== null ? pageOfKeyword(question) : sql`cast(null as integer)`;
	const keywords = sql`
		select keyword.id as keyword_id, ${page} as page_id from keyword
		where keyword.site_id = ${siteId} ${conditions(question)}`;
	// Candidates were seen for the page at some time; at the end of the range it must be theirs too.
	const confirmed = rows.pages === null ? sql`` : sql`where page_id in (${rows.pages})`;
	return sql`chosen as materialized (select keyword_id, page_id from (${keywords}) as candidate ${confirmed})`;
}

/** The page of the last ranked observation; else the keyword’s own page, for facts without a URL. */
export function pageOfKeyword(question: Question): Sql {
	const keyword = sql.ref('keyword.id');
	const seen = observed(question, { keyword, read: 'page_id', end: 'last', ranked: true });
	if (!question.hasKeywordPages) return seen;
	const own = sql`(select page.id from page
		where page.site_id = ${question.siteId} and page.url_key = 'keyword:' || keyword.id)`;
	return sql`coalesce(${seen}, ${own})`;
}

function conditions(question: Question): Sql {
	const { siteId, engineId, groupIds, keywordKeys, range, rows } = question;
	const all: Sql[] = question.hasUntracked ? [] : [sql`and keyword.active = 1`];
	if (groupIds !== null) {
		all.push(sql`and keyword.id in (select keyword_id from keyword_group_member
			where site_id = ${siteId} and group_id in (${idList(groupIds)}))`);
	}
	if (keywordKeys !== null) all.push(sql`and keyword.match_key in (${sql.join(keywordKeys)})`);
	if (rows.queries !== null) all.push(sql`and keyword.id in (${rows.queries})`);
	if (rows.pages !== null) {
		all.push(sql`and keyword.id in (select keyword_id from page_keyword
			where site_id = ${siteId} and engine_id = ${engineId} and page_id in (${rows.pages})
				and first_day <= ${range.to} and last_day >= ${range.from})`);
	}
	return sql.join(all, sql` `);
}

/** `in ()` is not valid SQL, so an empty list becomes an id that never exists. */
function idList(ids: readonly number[]): Sql {
	return sql.join(ids.length === 0 ? [-1] : ids);
}
