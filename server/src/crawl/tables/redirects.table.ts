import { createUrlTexts } from '../judge/url-texts.ts';
import { urlState } from '../urls/url-state.ts';
import type { CrawlTable } from './crawl-table.ts';
import { urlRows } from './url-rows.ts';

/** Every URL that redirects, with the end of its chain. */
export const redirectsTable: CrawlTable = {
	name: 'redirects',
	columns: {
		url: 'text',
		status: 'number',
		target: 'text',
		hops: 'number',
		final: 'text',
		final_status: 'number',
		found_on: 'text',
	},
	async *rows({ crawl, database, graph: { urls } }) {
		const texts = createUrlTexts(database, crawl.id);
		const finalIdOf = (id: number) => urls.idAt(urls.finalOf(urls.indexOf(id)));
		for await (const rows of urlRows(database, crawl.id, [urlState.done, urlState.elsewhere])) {
			const redirects = rows.filter(
				({ failure, redirect_id: next }) => next !== null || failure !== null,
			);
			const known = await texts.read(
				redirects.flatMap(({ id, redirect_id: next }) => [
					...(next === null ? [] : [next]),
					finalIdOf(id),
				]),
			);
			for (const { failure, found_on: foundOn, id, redirect_id: next, status, url } of redirects) {
				const elsewhere = failure === null ? null : elsewhereUrl(failure);
				const finalId = finalIdOf(id);
				yield [
					url,
					status,
					elsewhere ?? known.get(next ?? id) ?? '',
					elsewhere === null ? urls.hopsOf(urls.indexOf(id)) : 1,
					elsewhere ?? known.get(finalId) ?? '',
					elsewhere === null ? urls.statusAt(urls.indexOf(finalId)) : null,
					foundOn,
				];
			}
		}
	},
};

// We wrote it.
const elsewhereUrl = (failure: string) => (JSON.parse(failure) as { url?: string }).url ?? '';
