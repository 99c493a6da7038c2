import type { PageFacts, Report } from '@plumbline/core';

export type Verdicts = Readonly<Record<string, string>>;

/** Facts without the names of nodes, which each host gives in its own way, and what one host alone knows. */
export function comparableFacts({ facts }: PageFacts): unknown {
	const { headBreaks: _headBreaks, rawHtml: _rawHtml, ...shared } = facts;
	return JSON.parse(
		JSON.stringify(shared, (key, value) =>
			key === 'node' || key === 'holder' ? undefined : value,
		),
	);
}

export const verdictsOf = ({ rules }: Report): Verdicts =>
	Object.fromEntries(rules.map(({ name, status }) => [name, status]));

/** Verdicts that both hosts could give. */
export function sharedVerdicts(one: Verdicts, other: Verdicts) {
	const judged = Object.keys(one).filter(
		(name) => one[name] !== 'not_checked' && other[name] !== 'not_checked',
	);
	const only = (verdicts: Verdicts) =>
		Object.fromEntries(judged.map((name) => [name, verdicts[name]]));
	return { one: only(one), other: only(other) };
}
