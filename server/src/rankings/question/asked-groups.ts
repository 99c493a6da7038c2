import { matchKey } from '../../facts/match-key.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import type { NamedGroup } from './groups-of-site.store.ts';

/** The groups with these names or global keys, without duplicates; null when none were requested. */
export function askedGroups(
	groups: readonly NamedGroup[],
	asked: readonly string[] | undefined,
): readonly NamedGroup[] | null {
	if (asked === undefined) return null;
	return [...new Set(asked.map((text) => groupOf(groups, text)))];
}

function groupOf(groups: readonly NamedGroup[], text: string): NamedGroup {
	const key = matchKey(text);
	const group =
		groups.find((one) => one.matchKey === key) ?? groups.find((one) => one.globalKey === text);
	if (group) return group;
	const names = groups.map(({ name }) => `“${name}”`).join(', ');
	const allowed = names === '' ? 'The site has no groups yet.' : `The site has ${names}.`;
	throw invalidParameter('groups', `There is no group “${text}”. ${allowed}`);
}
