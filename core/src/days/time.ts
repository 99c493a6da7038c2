export const dayMs = 24 * 60 * 60 * 1000;

/** A time as ISO 8601, in UTC; null stays null. */
export function isoTime(ms: number): string;
export function isoTime(ms: number | null): string | null;
export function isoTime(ms: number | null): string | null {
	return ms === null ? null : new Date(ms).toISOString();
}
