import { rememberLatest } from '../facts/remember-latest.ts';

/**
 * No id of an `aria-labelledby` is on the page, so it names nothing. Ids that this host cannot know
 * may be there.
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
