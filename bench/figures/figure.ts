/** One promise with what was measured. */
export interface Figure {
	readonly name: string;
	readonly measured: string;
	readonly aim: string;
	readonly holds: boolean;
	/** For the chart, where a number says it all. */
	readonly bar?: Bar;
}

export interface Bar {
	readonly value: number;
	/** null for a figure that is only printed. */
	readonly aim: number | null;
	/** `most`: less is better. */
	readonly isAim: 'most' | 'least';
	readonly unit: string;
}

export interface FigureGroup {
	readonly title: string;
	/** How it was measured, one sentence. */
	readonly method: string;
	readonly figures: readonly Figure[];
}

/** A number that should be no more than its aim; without one it is only told. */
export const atMost = (value: number, aim: number | null, unit = '×') => ({
	aim: aim === null ? '–' : `≤ ${aim}${unit}`,
	holds: aim === null || value <= aim,
	bar: { value, aim, isAim: 'most', unit } as const,
});

/** A number that should be no less than its aim. */
export const atLeast = (value: number, aim: number, unit = '×') => ({
	aim: `≥ ${aim}${unit}`,
	holds: value >= aim,
	bar: { value, aim, isAim: 'least', unit } as const,
});
