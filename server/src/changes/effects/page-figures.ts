/** The daily figures of one page; every page of a site begins on the same day. */
export interface PageFigures {
	readonly clicks: ArrayLike<number>;
	readonly impressions: ArrayLike<number>;
	/** Position × impressions, as stored. */
	readonly positionSum: ArrayLike<number>;
	/** Pages of the same kind behave alike: the first folder of the path, or a template. */
	readonly kind: string;
}
