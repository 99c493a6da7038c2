/** What was looked at, and how it is. */
export interface Finding {
	readonly what: string;
	readonly works: boolean;
	/** What works, or what is wrong. */
	readonly detail: string;
	/** What to do; null where nothing is to be done. */
	readonly remedy: string | null;
}
