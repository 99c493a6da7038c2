import { type CellValue, type PageRow, pageColumns } from '@plumbline/core';
import { storage } from 'wxt/utils/storage';
import { pageAt } from '../../settings/page-keywords.ts';
import { changeItem, windowItem } from '../../settings/window-item.ts';

/** A page that was put into the table; its values are those of that moment. */
export interface CollectedPage {
	readonly url: string;
	/** A later version may have more columns. */
	readonly values: Partial<PageRow>;
}

/** Stored in this browser, until the user empties the table. */
export const collectedPages = () =>
	windowItem(
		storage.defineItem<readonly CollectedPage[]>('local:collectedPages', { fallback: [] }),
	);

/** The columns of the table that the user chose. */
export const chosenColumns = storage.defineItem<readonly string[]>('local:tableColumns', {
	fallback: [
		'url',
		'status',
		'indexable',
		'robots',
		'canonical',
		'title',
		'title_characters',
		'title_pixels',
		'description',
		'description_characters',
		'h1',
		'words',
		'hreflang',
		'internal_links',
		'external_links',
		'schema_types',
	],
});

/** The store of the browser has room for 10 MB, and others need some of it. */
export const mostPages = 300;
const mostCharacters = 1000;

export const changePages = (
	change: (pages: readonly CollectedPage[]) => readonly CollectedPage[],
): Promise<void> => changeItem(collectedPages(), change);

export type Added = 'added' | 'replaced' | 'full';

/** Adds a page, or replaces the values of the same page. A full table stays as it is. */
export async function addPage(url: string, row: PageRow): Promise<Added> {
	let outcome: Added = 'added';
	await changePages((pages) => {
		const page = { url, values: shortened(row) };
		const place = pages.findIndex((other) => pageAt(other.url) === pageAt(url));
		if (place >= 0) outcome = 'replaced';
		else if (pages.length >= mostPages) outcome = 'full';
		if (outcome === 'full') return pages;
		return place >= 0 ? pages.with(place, page) : [...pages, page];
	});
	return outcome;
}

const shortened = (row: PageRow): Partial<PageRow> =>
	Object.fromEntries(pageColumns.map((column) => [column, shortValue(row[column])]));

const shortValue = (value: CellValue): CellValue =>
	typeof value === 'string' && value.length > mostCharacters
		? `${value.slice(0, mostCharacters - 1).toWellFormed()}…`
		: value;
