import { nearLanguages } from '../../languages/traits.generated.ts';

/** Languages whose short texts are easily confused: a difference between them proves nothing. */
const groups = nearLanguages.map((group) => new Set<string>(group.split(' ')));

export function areNearLanguages(one: string, other: string): boolean {
	return one === other || groups.some((group) => group.has(one) && group.has(other));
}
