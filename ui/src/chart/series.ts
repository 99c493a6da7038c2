/** One line of a chart. */
export interface Series {
	readonly name: string;
	/** One for each date; null where nothing was measured. */
	readonly values: readonly (number | null)[];
	readonly color: 'brand' | 'second';
	/** How a value is written. */
	readonly format: (value: number) => string;
	/** 1 is best and on top. */
	readonly isRank?: boolean;
}

/** An event while a chart was measured. */
export interface ChartEvents {
	/** Their name, above their column. */
	readonly name: string;
	/** By the place of their date. */
	readonly texts: ReadonlyMap<number, string>;
}

/** Formats the value at an index; null without a value. */
export function writtenAt({ values, format }: Series, place: number): string | null {
	const value = values[place] ?? null;
	return value === null ? null : format(value);
}
