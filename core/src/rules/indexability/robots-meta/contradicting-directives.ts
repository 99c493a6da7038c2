import type { RobotsDirective } from '../../../facts/derived/indexing/robots-directives.fact.ts';

export interface Contradiction {
	readonly about: 'index' | 'follow';
	readonly allowing: RobotsDirective;
	readonly forbidding: RobotsDirective;
}

const aspects = [
	{ about: 'index', allows: ['index', 'all'], forbids: ['noindex', 'none'] },
	{ about: 'follow', allows: ['follow', 'all'], forbids: ['nofollow', 'none'] },
] as const;

/**
 * Pairs of rules: one allows a crawler what the other forbids. Each allowing rule is in only one
 * pair.
 */
export function contradictions(directives: readonly RobotsDirective[]): readonly Contradiction[] {
	return aspects.flatMap(({ about, allows, forbids }) => {
		const allowing = directives.filter((directive) => says(directive, allows));
		const forbidding = directives.filter((directive) => says(directive, forbids));
		return allowing.flatMap((allow) => {
			const forbid = forbidding.find((directive) => reaches(directive, allow));
			return forbid ? [{ about, allowing: allow, forbidding: forbid }] : [];
		});
	});
}

const says = ({ name, value }: RobotsDirective, names: readonly string[]) =>
	value === null && names.includes(name);

/**
 * A directive that forbids something to all crawlers also holds for each of them. The reverse is an exception, not a
 * contradiction.
 */
const reaches = (forbidding: RobotsDirective, allowing: RobotsDirective) =>
	forbidding.crawler === allowing.crawler || forbidding.crawler === 'robots';
