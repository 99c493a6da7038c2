/** What keeps a page from being found or shown well, as a watch reports it. */
export const faultKinds = [
	'unreachable',
	'error_status',
	'redirected',
	'robots',
	'noindex',
	'canonical',
	'title',
	'languages',
	'structured_data',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
	readonly kind: FaultKind;
	/** The status, the URL it leads to, or what a rule found; empty where there is nothing to add. */
	readonly detail: string;
}

/** One look at a page: its faults, and the kinds that it could judge. */
export interface Look {
	readonly faults: readonly Fault[];
	readonly judged: ReadonlySet<FaultKind>;
}
