/** One promise with what was measured. */
export interface Figure {
	readonly name: string;
	readonly measured: string;
	readonly aim: string;
	readonly holds: boolean;
}

export interface FigureGroup {
	readonly title: string;
	/** How it was measured, one sentence. */
	readonly method: string;
	readonly figures: readonly Figure[];
}
