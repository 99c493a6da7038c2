import type { RobotsDirective } from '../../facts/derived/indexing/robots-directives.fact.ts';
import type { NodeRef } from '../../facts/node-ref.ts';

/** The rule as people know it: `googlebot: noindex`. */
export function writtenDirective({ crawler, name, value }: RobotsDirective): string {
	const rule = value === null ? name : `${name}: ${value}`;
	return crawler === 'robots' ? rule : `${crawler}: ${rule}`;
}

/** The nodes of the directives; a header has none. */
export const nodesOf = (...directives: readonly RobotsDirective[]): readonly NodeRef[] => [
	...new Set(directives.flatMap(({ node }) => (node === null ? [] : [node]))),
];
