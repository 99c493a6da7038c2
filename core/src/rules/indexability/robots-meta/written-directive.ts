import type { RobotsDirective } from '../../../facts/derived/indexing/robots-directives.fact.ts';

/** The rule as people know it: `googlebot: noindex`. */
export function writtenDirective({ crawler, name, value }: RobotsDirective): string {
	const rule = value === null ? name : `${name}: ${value}`;
	return crawler === 'robots' ? rule : `${crawler}: ${rule}`;
}
