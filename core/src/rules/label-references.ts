import { rememberLatest } from '../memory/remember-latest.ts';

/**
 * Whether an `aria-labelledby` names nothing, because none of its ids is on the page. False if this
 * host does not know the ids.
 */
export function pointsNowhere(labelledBy: string | null, ids: ReadonlySet<string> | null): boolean {
	if (labelledBy === null || ids === null) return false;
	return !labelledBy.split(/\s+/).some((id) => ids.has(id));
}

type JumpTargets = readonly (string | readonly string[])[];

/** The ids of the page; null where the host shows only a part of it, and others may be elsewhere. */
export const idsOf = (
	jumpTargets: JumpTargets | null,
	wholePage: true | null,
): ReadonlySet<string> | null =>
	jumpTargets === null || wholePage === null ? null : setOf(jumpTargets);

const setOf = rememberLatest(
	(jumpTargets: JumpTargets): ReadonlySet<string> => new Set(jumpTargets.flat()),
);
