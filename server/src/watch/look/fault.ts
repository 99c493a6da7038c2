/** A defect that keeps a page from being found or shown well, as a fetch and an audit show it. Worst first. */
export const pageFaultKinds = [
	'unreachable',
	'error_status',
	'soft_404',
	'redirected',
	'refreshed',
	'robots',
	'noindex',
	'canonical',
	'title',
	'languages',
	'structured_data',
] as const;

/** Kinds of faults of a host. */
const hostFaultKinds = ['sitemap', 'certificate'] as const;

/** From figures of several days or weeks, which need no further confirmation. */
const measuredFaultKinds = ['rank_3', 'rank_10', 'rank_lost', 'clicks', 'verdict'] as const;

export const faultKinds = [...pageFaultKinds, ...hostFaultKinds, ...measuredFaultKinds] as const;

export type FaultKind = (typeof faultKinds)[number];

export const worstFirst = (kinds: readonly FaultKind[]) =>
	kinds.toSorted((one, other) => faultKinds.indexOf(one) - faultKinds.indexOf(other));

const measured: ReadonlySet<FaultKind> = new Set(measuredFaultKinds);

export const isMeasured = (kind: FaultKind) => measured.has(kind);

export interface Fault {
	readonly kind: FaultKind;
	/** The status, the URL it leads to, or what a rule found; empty where there is nothing to add. */
	readonly detail: string;
}

/** One look at a page, a host or figures: its faults, and the kinds that it could judge. */
export interface Look {
	readonly faults: readonly Fault[];
	readonly judged: ReadonlySet<FaultKind>;
	/** The page did not arrive, so the look says nothing about its content. */
	readonly isPartial?: boolean;
}

/** The subject of a look, by the name under which the watch remembers it. */
export interface SubjectLook {
	readonly subject: string;
	/** For people: a page of the subject. */
	readonly url: string;
	readonly look: Look;
}
