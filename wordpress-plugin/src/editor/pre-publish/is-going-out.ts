/** Statuses of posts that people other than their writer can see or review. */
const out: ReadonlySet<unknown> = new Set(['publish', 'future', 'private', 'pending']);

/**
 * True for a save that publishes, schedules or submits the post; false if it already was published
 * or scheduled.
 */
export const isGoingOut = (savedStatus: unknown, editedStatus: unknown): boolean =>
	out.has(editedStatus) &&
	editedStatus !== savedStatus &&
	(savedStatus === 'pending' || !out.has(savedStatus));
