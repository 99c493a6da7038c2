/** One page around one date, for one figure such as clicks. */
export interface Observation {
	/** The figure after the date; logarithms for figures that are compared by ratio. */
	readonly outcome: number;
	/** The same figure before the date, in several windows; the most telling first. */
	readonly history: readonly number[];
	/** How many events the figure is expected to rest on: the fewer, the noisier it is. */
	readonly events: number;
}
