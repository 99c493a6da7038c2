import { sql } from 'kysely';
import type { Sql } from './observations.ts';

// Pages that are the same as a different page count together: all of them have one root.

/** The root of a page, in a query that joins it as `page`. */
export const rootId = sql`coalesce(page.same_as_page_id, page.id)`;

/** Joins the page of `chosen` in order to get its root. */
export function joinedPage(siteId: number): Sql {
	return sql`page on page.site_id = ${siteId} and page.id = chosen.page_id`;
}

/** Common tables `root(root_id)` of the chosen keywords, and `member(root_id, page_id)`. */
export function pageMembers(siteId: number): readonly Sql[] {
	const roots = sql`root as materialized (
		select distinct ${rootId} as root_id from chosen join ${joinedPage(siteId)}
	)`;
	return [roots, membersOfRoots(siteId)];
}

export function membersOfRoots(siteId: number): Sql {
	return sql`member as materialized (
		select root_id, root_id as page_id from root
		union all
		select root.root_id, page.id from page
		join root on root.root_id = page.same_as_page_id
		where page.site_id = ${siteId} and page.same_as_page_id is not null
	)`;
}
