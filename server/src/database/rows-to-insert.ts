export type InsertValue = number | string | null;

export type InsertRow = readonly InsertValue[];

const rowsPerChunk = 5000;

/** Many rows on their way through Kysely, as the one parameter of a statement that drivers know. */
export class RowsToInsert {
	readonly #rows: Iterable<InsertRow>;

	constructor(rows: Iterable<InsertRow>) {
		this.#rows = rows;
	}

	/** Some thousand at a time: enough to be quick, few enough to hold. */
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
