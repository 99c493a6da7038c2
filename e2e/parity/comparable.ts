import type { PageFacts, Report } from '@plumbline/core';

export type Verdicts = Readonly<Record<string, string>>;

/** Facts as JSON, without node ids, which differ between hosts, and without facts that only one host knows. */
export function comparableFacts({ facts }: PageFacts): string {
	const {
		framedContent: _framedContent,
		headBreaks: _headBreaks,
		rawHtml: _rawHtml,
		scriptShells: _scriptShells,
		...shared
	} = facts;
	return JSON.stringify(shared, (key, value) =>
		key === 'node' || key === 'holder' ? undefined : value,
	);
}

export const verdictsOf = ({ rules }: Report): Verdicts =>
	Object.fromEntries(rules.map(({ name, status }) => [name, status]));

/** The verdicts of rules that both hosts could judge. */
export function sharedVerdicts(one: Verdicts, other: Verdicts) {
	const judged = Object.keys(one).filter(
		(name) => one[name] !== 'not_checked' && other[name] !== 'not_checked',
	);
	const only = (verdicts: Verdicts) =>
		Object.fromEntries(judged.map((name) => [name, verdicts[name]]));
	return { one: only(one), other: only(other) };
}
