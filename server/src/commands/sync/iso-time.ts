export function isoTime(ms: number | null): string | null {
	return ms === null ? null : new Date(ms).toISOString();
}
