export type InsertValue = number | string | null;

export type InsertRow = readonly InsertValue[];

const rowsPerChunk = 5000;

/** Many rows as the single parameter of a statement; Kysely passes it on, and our drivers recognize it. */
export class RowsToInsert {
	readonly #rows: Iterable<InsertRow>;

	constructor(rows: Iterable<InsertRow>) {
		this.#rows = rows;
	}

	/** Yields some thousand rows at a time: enough to be fast, few enough to keep in memory. */
	*chunks(): Iterable<InsertRow[]> {
		let chunk: InsertRow[] = [];
		for (const row of this.#rows) {
			if (chunk.push(row) < rowsPerChunk) continue;
			yield chunk;
			chunk = [];
		}
		if (chunk.length > 0) yield chunk;
	}
}
