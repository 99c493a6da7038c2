/** Why a URL has no page, as one word: the kind of failure, or of what left it out. */
export function failureReason(failure: string | null): string {
	if (failure === null) return 'unknown';
	// We wrote it.
	const { kind, reason } = JSON.parse(failure) as { kind?: string; reason?: string };
	return kind === 'unreachable' || kind === undefined ? (reason ?? 'unknown') : kind;
}
