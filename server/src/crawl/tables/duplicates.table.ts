import { sql } from 'kysely';
import type { CrawlTable } from './crawl-table.ts';

const rowsAtOnce = 1000;

/** Pages with the title or the description of a different page that asks to be indexed. */
export const duplicatesTable: CrawlTable = {
	name: 'duplicates',
	columns: { kind: 'text', text: 'text', pages: 'number', url: 'text' },
	async *rows({ crawl, database }) {
		for (const kind of ['title', 'description'] as const) {
			for (let offset = 0; ; offset += rowsAtOnce) {
				const { rows } = await sql<{ text: string; pages: number; url: string }>`
					select page.${sql.ref(kind)} as text, same.pages, url.url
					from crawl_page page
					join (
						select ${sql.ref(kind)} as text, count(*) as pages from crawl_page
						where crawl_id = ${crawl.id} and indexable = 'yes' and ${sql.ref(kind)} is not null
						group by ${sql.ref(kind)} having count(*) > 1
					) same on same.text = page.${sql.ref(kind)}
					join crawl_url url on url.id = page.url_id and url.crawl_id = page.crawl_id
					where page.crawl_id = ${crawl.id} and page.indexable = 'yes'
					order by same.pages desc, text, page.url_id
					limit ${rowsAtOnce} offset ${offset}`.execute(database);
				for (const { pages, text, url } of rows) yield [kind, text, Number(pages), url];
				if (rows.length < rowsAtOnce) break;
			}
		}
	},
};
