/** One line of a chart. */
export interface Series {
	readonly name: string;
	/** One for each date; null where nothing was measured. */
	readonly values: readonly (number | null)[];
	/** `past` is the time before: a quiet line on the axis of the first series. */
	readonly color: 'brand' | 'second' | 'past';
	/** How the value at a place is written. */
	readonly format: (value: number, place: number) => string;
	/** The places of values that may still change, or that are of a part of their step. */
	readonly dashed?: ReadonlySet<number>;
	/** 1 is best and on top. */
	readonly isRank?: boolean;
}

/** Places of a chart, both included. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** An event while a chart was measured. */
export interface ChartEvents {
	/** Their name, above their column. */
	readonly name: string;
	/** By the place of their date. */
	readonly texts: ReadonlyMap<number, string>;
	/** The places of events on one date; those with a text by default. */
	readonly marked?: readonly number[];
	/** The first and last places of what lasted. */
	readonly spans?: readonly Span[];
}

/** Formats the value at an index; null without a value. */
export function writtenAt({ values, format }: Series, place: number): string | null {
	const value = values[place] ?? null;
	return value === null ? null : format(value, place);
}
