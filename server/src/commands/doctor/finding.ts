/** The subject of a check and its result. */
export interface Finding {
	readonly what: string;
	readonly works: boolean;
	/** The thing that works, or the fault. */
	readonly detail: string;
	/** What to do; null if nothing needs to be done. */
	readonly remedy: string | null;
}
