/** One page around one date, for one figure such as clicks. */
export interface Observation extends Figure {
	readonly kind: string;
	/** The late gain of its whole kind, where that is taken off the outcome. */
	readonly kindGain?: number;
}

export interface Figure {
	/** The figure after the date; logarithms for figures that are compared by ratio. */
	readonly outcome: number;
	/** The same figure before the date, in several windows; the most telling first. */
	readonly history: readonly number[];
	/** How many events the figure is expected to rest on: the fewer, the noisier it is. */
	readonly events: number;
}

/** The daily figures of one page; every page of a site begins on the same day. */
export interface PageFigures {
	readonly clicks: ArrayLike<number>;
	readonly impressions: ArrayLike<number>;
	/** Position × impressions, as stored. */
	readonly positionSum: ArrayLike<number>;
	/** Pages of the same kind behave alike: the first folder of the path. */
	readonly kind: string;
	/** Another kind, from a crawl. */
	readonly template?: string;
}
