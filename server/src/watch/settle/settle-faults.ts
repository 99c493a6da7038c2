import { type Fault, isMeasured, type Look } from '../look/fault.ts';

/** After the first look, a second one a minute later and a third one ten minutes after that. */
export const confirmationsMs = [60_000, 600_000] as const;

export interface KnownFault extends Fault {
	/**
	 * `accepted`: there when the watch began, so it is not news. `suspected`: seen, but not yet
	 * confirmed. `open`: reported. `easing`: gone, but that is not yet confirmed.
	 */
	readonly state: 'accepted' | 'suspected' | 'open' | 'easing';
	/** Looks that agreed, one after the other. */
	readonly looks: number;
	/** Earlier looks cannot prove a change. */
	readonly dueMs: number;
	/** The look that saw it first; earlier versions did not note it. */
	readonly sinceMs?: number;
}

export interface Settled {
	/** Null until a look has got the page. */
	readonly faults: readonly KnownFault[] | null;
	readonly opened: readonly Fault[];
	readonly cleared: readonly Fault[];
}

/** The changes that a look makes. `known`: null before the first look. */
export function settleFaults(
	known: readonly KnownFault[] | null,
	look: Look,
	nowMs: number,
): Settled {
	const seen = new Map(look.faults.map((fault) => [fault.kind, fault]));
	if (known === null) return firstLook(look);
	const kinds = new Set([...known.map(({ kind }) => kind), ...seen.keys()]);
	const settled = [...kinds].map((kind) => {
		const before = known.find((fault) => fault.kind === kind);
		if (!look.judged.has(kind)) return { fault: before ?? null };
		const fault = seen.get(kind) ?? null;
		return isMeasured(kind) ? settleMeasured(before, fault, nowMs) : settle(before, fault, nowMs);
	});
	return {
		faults: settled.flatMap(({ fault }) => fault ?? []),
		opened: settled.flatMap(({ opened }) => opened ?? []),
		cleared: settled.flatMap(({ cleared }) => cleared ?? []),
	};
}

/** If a page does not arrive at first, the faults of its content stay unknown. */
function firstLook({ faults: seen, isPartial = false }: Look): Settled {
	if (isPartial) return { faults: null, opened: [], cleared: [] };
	const faults = seen.map((fault) => ({
		...fault,
		state: 'accepted' as const,
		looks: 1,
		dueMs: 0,
	}));
	return { faults, opened: [], cleared: [] };
}

interface SettledFault {
	readonly fault: KnownFault | null;
	readonly opened?: Fault;
	readonly cleared?: Fault;
}

/** Clicks that are back within their noise are not news: the noise follows the fall itself. */
function settleMeasured(
	before: KnownFault | undefined,
	seen: Fault | null,
	nowMs: number,
): SettledFault {
	if (seen === null) {
		const isNews = before?.state === 'open' && before.kind !== 'clicks';
		return { fault: null, ...(isNews && { cleared: before }) };
	}
	if (before !== undefined) return { fault: { ...before, ...seen } };
	const fault = { ...seen, state: 'open' as const, looks: 1, dueMs: 0, sinceMs: nowMs };
	return { fault, opened: seen };
}

function settle(before: KnownFault | undefined, seen: Fault | null, nowMs: number): SettledFault {
	if (before === undefined)
		return { fault: seen && { ...begin(seen, 'suspected', nowMs), sinceMs: nowMs } };
	switch (before.state) {
		case 'accepted':
			return { fault: seen && before };
		case 'suspected':
			return seen === null ? { fault: null } : confirm({ ...before, ...seen }, nowMs);
		case 'open':
			return {
				fault: seen ? { ...before, ...seen } : { ...before, ...begin(before, 'easing', nowMs) },
			};
		case 'easing':
			return seen ? { fault: { ...before, ...seen, state: 'open' } } : confirm(before, nowMs);
	}
}

function begin({ detail, kind }: Fault, state: KnownFault['state'], nowMs: number): KnownFault {
	return { kind, detail, state, looks: 1, dueMs: nowMs + confirmationsMs[0] };
}

function confirm(fault: KnownFault, nowMs: number): SettledFault {
	if (nowMs < fault.dueMs) return { fault };
	const { detail, kind, looks } = fault;
	const wait = confirmationsMs[looks];
	if (wait !== undefined) return { fault: { ...fault, looks: looks + 1, dueMs: nowMs + wait } };
	return fault.state === 'suspected'
		? { fault: { ...fault, state: 'open' }, opened: { kind, detail } }
		: { fault: null, cleared: { kind, detail } };
}

/** When the next looks can confirm a fault or its end. */
export const dueFaultLooks = (faults: readonly KnownFault[]): readonly number[] =>
	faults
		.filter(({ state }) => state === 'suspected' || state === 'easing')
		.map(({ dueMs }) => dueMs);
