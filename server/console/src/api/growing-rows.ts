/** Which rows of a list to load. */
export interface AskedPart {
	readonly offset: number;
	readonly limit: number;
}

export interface Part<Row> {
	readonly rows: readonly Row[];
	/** The number of all rows, of which some may still be on their way. */
	readonly total: number;
}

export interface GrowingRows<Row> extends Part<Row> {
	/** Whether more rows are on their way. */
	readonly isLoading: boolean;
}

interface Growth<Row> {
	/** The rows that were loaded before. */
	readonly known: readonly Row[];
	readonly most: number;
	readonly load: (part: AskedPart) => Promise<Part<Row>>;
}

/** More than a screen shows: parsing and checking a thousand would delay them by a tenth of a second. */
export const firstRows = 100;

/** The most rows that an endpoint sends at once. */
export const rowsAtOnce = 1000;

/** The rows so far, each time there are enough of them to draw the list again. */
export async function* growingRows<Row>({
	known,
	most,
	load,
}: Growth<Row>): AsyncGenerator<GrowingRows<Row>> {
	const rows = [...known];
	let total = Number.POSITIVE_INFINITY;
	let drawn = rows.length;
	while (rows.length < Math.min(total, most)) {
		const limit = rows.length === 0 ? firstRows : rowsAtOnce;
		const part = await load({ offset: rows.length, limit });
		rows.push(...part.rows);
		// Rows may have been removed since the first part.
		total = part.rows.length === 0 ? rows.length : part.total;
		const isLoading = rows.length < Math.min(total, most);
		// Sorting 100,000 rows again for each part would make the page slow.
		if (isLoading && rows.length < 2 * drawn) continue;
		drawn = rows.length;
		yield { rows: [...rows], total, isLoading };
	}
}
