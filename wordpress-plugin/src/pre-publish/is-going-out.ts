/** Statuses with which a post leaves its writer’s hands. */
const out: ReadonlySet<unknown> = new Set(['publish', 'future', 'private', 'pending']);

/** A save that publishes, schedules or submits; one of what is out already goes through. */
export const isGoingOut = (savedStatus: unknown, editedStatus: unknown): boolean =>
	out.has(editedStatus) &&
	editedStatus !== savedStatus &&
	(savedStatus === 'pending' || !out.has(savedStatus));
