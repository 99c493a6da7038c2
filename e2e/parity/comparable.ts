import type { PageFacts, Report } from '@plumbline/core';

/** A report as JSON carries it between browser and Node. */
export const comparableReport = (report: Report): unknown => JSON.parse(JSON.stringify(report));

/** Facts without the names of nodes, which each host gives in its own way, and what one host alone knows. */
export function comparableFacts({ facts }: PageFacts): unknown {
	const { headBreaks: _headBreaks, rawHtml: _rawHtml, ...shared } = facts;
	return JSON.parse(
		JSON.stringify(shared, (key, value) =>
			key === 'node' || key === 'holder' ? undefined : value,
		),
	);
}

/** Verdicts that both reports could give. */
export function sharedVerdicts(one: Report, other: Report) {
	const others = new Map(other.rules.map((rule) => [rule.name, rule.status]));
	const judged = one.rules.filter(
		({ name, status }) => status !== 'not_checked' && others.get(name) !== 'not_checked',
	);
	return {
		one: Object.fromEntries(judged.map(({ name, status }) => [name, status])),
		other: Object.fromEntries(judged.map(({ name }) => [name, others.get(name)])),
	};
}
