/** The subject of a check and its result. */
export interface Finding {
	readonly what: string;
	readonly works: boolean;
	/** What works or what is wrong. */
	readonly detail: string;
	/** What to do; null if nothing needs to be done. */
	readonly remedy: string | null;
}
