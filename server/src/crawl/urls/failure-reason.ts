interface Stored {
	readonly kind?: string;
	readonly reason?: string;
	readonly failing?: object | null;
}

/** Why a URL has no page, as one word: the kind of failure, or of what left it out. */
export function failureReason(failure: string | null): string {
	if (failure === null) return 'unknown';
	// We wrote it.
	const { failing, kind, reason } = JSON.parse(failure) as Stored;
	if (kind === 'robots_disallowed' && failing) return 'robots_unread';
	return kind === 'unreachable' || kind === undefined ? (reason ?? 'unknown') : kind;
}
