/** One promise and its measurement. */
export interface Figure {
	readonly name: string;
	readonly measured: string;
	readonly aim: string;
	readonly holds: boolean;
	/** For the chart; only for figures that are a single number. */
	readonly bar?: Bar;
}

export interface Bar {
	readonly value: number;
	/** Null for a figure that is only printed. */
	readonly aim: number | null;
	/** `most`: the value must not exceed the aim; `least`: it must reach the aim. */
	readonly isAim: 'most' | 'least';
	readonly unit: string;
}

export interface FigureGroup {
	readonly title: string;
	/** How it was measured, in one sentence. */
	readonly method: string;
	readonly figures: readonly Figure[];
}

/** A number that must not exceed its aim; without an aim it is only printed. */
export const atMost = (value: number, aim: number | null, unit = '×') => ({
	aim: aim === null ? '–' : `≤ ${aim}${unit}`,
	holds: aim === null || value <= aim,
	bar: { value, aim, isAim: 'most', unit } as const,
});

/** A number that must reach its aim. */
export const atLeast = (value: number, aim: number, unit = '×') => ({
	aim: `≥ ${aim}${unit}`,
	holds: value >= aim,
	bar: { value, aim, isAim: 'least', unit } as const,
});
