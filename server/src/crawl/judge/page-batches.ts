import type { PageSummary } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { unpackData } from '../pages/packed-data.ts';
import type { PageData } from '../pages/stored-page.ts';

export interface JudgedPage {
	readonly url_id: number;
	readonly url: string;
	readonly status: number | null;
	readonly title: string | null;
	readonly description: string | null;
	readonly canonical: string | null;
	readonly links: string;
	readonly data: PageData;
}

const pagesAtOnce = 100;

/** All pages of a crawl in the order of their ids, a hundred at a time. */
export async function* pageBatches(
	database: Database,
	crawlId: number,
): AsyncGenerator<readonly JudgedPage[]> {
	for (let after = 0; ; ) {
		const rows = await database
			.selectFrom('crawl_page')
			.innerJoin('crawl_url', (join) =>
				join
					.onRef('crawl_url.id', '=', 'crawl_page.url_id')
					.onRef('crawl_url.crawl_id', '=', 'crawl_page.crawl_id'),
			)
			.select(['url_id', 'url', 'crawl_page.status', 'title', 'description', 'canonical'])
			.select(['links', 'data'])
			.where('crawl_page.crawl_id', '=', crawlId)
			.where('url_id', '>', after)
			.orderBy('url_id')
			.limit(pagesAtOnce)
			.execute();
		// We packed it.
		yield rows.map((row) => ({ ...row, data: unpackData(row.data) as PageData }));
		after = rows.at(-1)?.url_id ?? 0;
		if (rows.length < pagesAtOnce) return;
	}
}

/** The summary as the engine wants it, without links. */
export function summaryOf(page: JudgedPage): Omit<PageSummary, 'links'> {
	const { canonical, data, description, status, title, url } = page;
	const [restOfTitle = '', restOfDescription = ''] = data.rests ?? [];
	const said = (text: string | null, rest: string, node: number | null) =>
		text === null ? null : { text: text + rest, node: node ?? -1 };
	return {
		url,
		status,
		ledHere: [],
		title: said(title, restOfTitle, data.title),
		description: said(description, restOfDescription, data.description),
		canonical:
			canonical === null ? null : { address: canonical, node: data.canonical?.[1] ?? null },
		isNoindex: data.isNoindex,
		isHidden: data.isHidden,
		alternates: data.alternates.map(([address, node]) => ({ address, node })),
		fingerprint: data.fingerprint,
	};
}
