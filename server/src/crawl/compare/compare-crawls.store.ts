import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';

/** The changes between two crawls of a site. */
export interface CrawlComparison {
	readonly added: Counted;
	readonly gone: Counted;
	/** Pages that answer with a different status, canonical, title, description, or verdict. */
	readonly changed: readonly ({ readonly field: string } & Counted)[];
	/** Pages with a finding that they did not have, by rule. */
	readonly worse: readonly ({ readonly rule: string } & Counted)[];
	readonly better: readonly ({ readonly rule: string } & Counted)[];
}

interface Counted {
	readonly count: number;
	/** The first URL; empty if there is none. */
	readonly example: string;
}

const fields = ['status', 'indexable', 'title', 'description', 'canonical'] as const;

export async function compareCrawls(
	database: Database,
	before: number,
	after: number,
): Promise<CrawlComparison> {
	return {
		added: await onlyIn(database, after, before),
		gone: await onlyIn(database, before, after),
		changed: await changed(database, before, after),
		worse: await findingsOnlyIn(database, after, before),
		better: await findingsOnlyIn(database, before, after),
	};
}

/**
 * Pages of a crawl with their URL and its hash, which is the same in every crawl. Always a CTE of its
 * own: a cluster refuses to join the tables of two crawls.
 */
const pagesOf = (crawlId: number) => sql`materialized (
	select url.url, url.hash, page.* from crawl_page page
	join crawl_url url on url.id = page.url_id and url.crawl_id = page.crawl_id
	where page.crawl_id = ${crawlId})`;

async function onlyIn(database: Database, crawl: number, other: number): Promise<Counted> {
	const { rows } = await sql<{ count: number; example: string | null }>`
		with here as ${pagesOf(crawl)}, there as ${pagesOf(other)}
		select count(*) as count, min(here.url) as example from here
		left join there on there.hash = here.hash
		where there.url_id is null`.execute(database);
	return countedOf(rows[0]);
}

async function changed(database: Database, before: number, after: number) {
	const found = [];
	for (const field of fields) {
		const { rows } = await sql<{ count: number; example: string | null }>`
			with now as ${pagesOf(after)}, past as ${pagesOf(before)}
			select count(*) as count, min(now.url) as example from now
			join past on past.hash = now.hash
			where now.${sql.ref(field)} is distinct from past.${sql.ref(field)}`.execute(database);
		const counted = countedOf(rows[0]);
		if (counted.count > 0) found.push({ field, ...counted });
	}
	return found;
}

/** Only pages that both crawls visited count: a new page is not a worse one. */
async function findingsOnlyIn(database: Database, crawl: number, other: number) {
	const { rows } = await sql<{ rule: string; count: number; example: string }>`
		with here as materialized (
			select url.url, url.hash, found.rule from crawl_finding found
			join crawl_url url on url.id = found.url_id and url.crawl_id = found.crawl_id
			where found.crawl_id = ${crawl} and found.severity <> 'note'),
		there as ${pagesOf(other)},
		same as materialized (
			select url_id, rule from crawl_finding where crawl_id = ${other})
		select here.rule, count(*) as count, min(here.url) as example from here
		join there on there.hash = here.hash
		left join same on same.url_id = there.url_id and same.rule = here.rule
		where same.rule is null
		group by here.rule order by count desc, here.rule`.execute(database);
	return rows.map(({ rule, ...counted }) => ({ rule, ...countedOf(counted) }));
}

const countedOf = (row: { count: number; example: string | null } | undefined): Counted => ({
	count: Number(row?.count ?? 0),
	example: row?.example ?? '',
});
