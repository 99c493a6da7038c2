import { firstDayOf, formatDay } from '../../facts/day.ts';
import type { FactColumn } from '../import/plain-csv/columns.ts';
import type { KeywordTable } from './keyword-table.store.ts';

/** One line of the table; missing columns stay empty. */
export type TableLine = Readonly<Partial<Record<FactColumn, string | number>>>;

type Cells = { -readonly [Column in keyof TableLine]: TableLine[Column] };

/** A line for each keyword, day, page and event, in the format that the import reads. */
export function tableLines(table: KeywordTable): TableLine[] {
	const lines = new KeywordLines(table);
	for (const { keywordId, day, pageId, rank, checkedDepth } of table.ranks) {
		const found = rank ?? (checkedDepth === null ? '-' : `>${checkedDepth}`);
		Object.assign(lines.of(keywordId, day, pageId), { rank: found });
	}
	for (const { keywordId, day, pageId, impressions, clicks, positionSum } of table.search) {
		const average = impressions > 0 && positionSum > 0 ? rounded(positionSum / impressions) : '';
		const line = lines.of(keywordId, day, pageId);
		Object.assign(line, { impressions, clicks, average_position: average });
	}
	for (const { pageId, day, visits } of table.visits) {
		for (const line of lines.ofPage(pageId, day)) line.visits = visits;
	}
	for (const { pageId, day, event, conversions, revenueMinor } of table.events) {
		for (const line of lines.ofEvent(pageId, day, event)) {
			Object.assign(line, { conversions, revenue: revenueMinor / 100, event });
		}
	}
	for (const { keywordId, month, volume } of table.volumes) {
		lines.firstOf(keywordId, firstDayOf(month)).search_volume = volume;
	}
	return lines.sorted();
}

/** Precise enough to restore the sum for millions of impressions, and stable over export and import. */
const rounded = (average: number) => Number(average.toFixed(6));

class KeywordLines {
	readonly #texts: ReadonlyMap<number, string>;
	readonly #urls: ReadonlyMap<number, string>;
	readonly #keywordsOfPage: ReadonlyMap<number, readonly { readonly keywordId: number }[]>;
	/** Keyword → day → URL; a second event of a page has a line of its own, with the event after the URL. */
	readonly #lines = new Map<number, Map<number, Map<string, Cells>>>();

	constructor({ keywords, links, urls }: KeywordTable) {
		this.#texts = new Map(keywords.map(({ id, text }) => [id, text]));
		this.#urls = urls;
		this.#keywordsOfPage = Map.groupBy(links, ({ pageId }) => pageId);
		for (const { id } of keywords) this.#lines.set(id, new Map());
	}

	/** Facts without a URL count as one line, even if pages were created for them. */
	of(keyword: number, day: number, pageId: number | null): Cells {
		return this.#at(keyword, day, pageId === null ? '' : (this.#urls.get(pageId) ?? ''));
	}

	ofPage(pageId: number, day: number): Cells[] {
		const keywords = this.#keywordsOfPage.get(pageId) ?? [];
		return keywords.map(({ keywordId }) => this.of(keywordId, day, pageId));
	}

	/**
	 * The lines of the page for this event: its existing lines, or new ones if those have a
	 * different event.
	 */
	ofEvent(pageId: number, day: number, event: string): Cells[] {
		const keywords = this.#keywordsOfPage.get(pageId) ?? [];
		const url = this.#urls.get(pageId) ?? '';
		return keywords.map(({ keywordId }) => {
			const line = this.#at(keywordId, day, url);
			return line.event === undefined ? line : this.#at(keywordId, day, url, event);
		});
	}

	/** Figures of a keyword without a page go into its first line of the day. */
	firstOf(keyword: number, day: number): Cells {
		const [url = ''] = [...(this.#lines.get(keyword)?.get(day)?.keys() ?? [])].sort();
		return this.#at(keyword, day, url);
	}

	sorted(): TableLine[] {
		return [...this.#lines.values()].flatMap((days) =>
			[...days]
				.sort(([one], [other]) => one - other)
				.flatMap(([, byUrl]) => [...byUrl.keys()].sort().flatMap((key) => byUrl.get(key) ?? [])),
		);
	}

	#at(keyword: number, day: number, url: string, event?: string): Cells {
		const key = event === undefined ? url : `${url}\n${event}`;
		const days = this.#lines.get(keyword) ?? new Map<number, Map<string, Cells>>();
		const byUrl = days.get(day) ?? new Map<string, Cells>();
		const cells = byUrl.get(key) ?? {
			date: formatDay(day),
			keyword: this.#texts.get(keyword) ?? '',
			url,
		};
		this.#lines.set(keyword, days.set(day, byUrl.set(key, cells)));
		return cells;
	}
}
