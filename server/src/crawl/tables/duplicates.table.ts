import { createSiteIndex, type NumberedPage } from '@plumbline/core';
import { sql } from 'kysely';
import { type JudgedPage, pageBatches, summaryOf } from '../judge/page-batches.ts';
import { createUrlTexts } from '../judge/url-texts.ts';
import type { Cell, CrawlTable, TableContext } from './crawl-table.ts';

const rowsAtOnce = 1000;

/**
 * Pages with the title or the description of a different page that asks to be indexed, or nearly the
 * main text of one, whose URL takes the place of the text.
 */
export const duplicatesTable: CrawlTable = {
	name: 'duplicates',
	columns: { kind: 'text', text: 'text', pages: 'number', url: 'text' },
	async *rows(context) {
		const { crawl, database } = context;
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
		yield* nearTexts(context);
	},
};

async function* nearTexts({
	crawl,
	database,
	graph,
}: TableContext): AsyncGenerator<readonly Cell[]> {
	const { urls } = graph;
	const texts = createUrlTexts(database, crawl.id);
	const site = createSiteIndex(urls.count);
	const numbered = (page: JudgedPage): NumberedPage => ({
		number: urls.indexOf(page.url_id),
		summary: summaryOf(page),
		versions: [],
	});
	for await (const pages of pageBatches(database, crawl.id)) {
		for (const page of pages) site.add(numbered(page), []);
	}
	for await (const pages of pageBatches(database, crawl.id)) {
		const found = pages.flatMap((page) => {
			const { count, example } = site.twinsOf(numbered(page)).text;
			return count === 0 ? [] : [{ count, twin: urls.idAt(example), url: page.url }];
		});
		const twins = await texts.read(found.map(({ twin }) => twin));
		for (const { count, twin, url } of found) {
			yield ['text', twins.get(twin) ?? null, count + 1, url];
		}
	}
}
