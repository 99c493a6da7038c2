export interface Interaction {
	/** 0 or missing for events that do not belong to an interaction. */
	readonly interactionId?: number;
	/** Milliseconds until the next paint. */
	readonly duration: number;
}

/** INP so far: the slowest interaction, ignoring one in fifty; null without interactions. */
export function interactionDelay(events: readonly Interaction[]): number | null {
	const slowest = new Map<number, number>();
	for (const { duration, interactionId } of events) {
		if (!interactionId) continue;
		slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
	}
	const delays = [...slowest.values()].sort((one, other) => other - one);
	const delay = delays[Math.floor(delays.length / 50)];
	return delay === undefined ? null : Math.round(delay);
}
