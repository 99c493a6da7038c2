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

/** Pairs of rules of which one allows a crawler what the other forbids; each allowing rule once. */
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

/** A crawler cannot be allowed what is forbidden to all; the reverse is an exception. */
const reaches = (forbidding: RobotsDirective, allowing: RobotsDirective) =>
	forbidding.crawler === allowing.crawler || forbidding.crawler === 'robots';
