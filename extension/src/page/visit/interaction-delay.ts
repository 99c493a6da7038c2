export interface Interaction {
	/** 0 or missing for events that are no interaction. */
	readonly interactionId?: number;
	/** In milliseconds, until the next paint. */
	readonly duration: number;
}

/** INP so far: the slowest interaction, without one in fifty; null when there was none. */
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
