import type { MarkState, NodeRef, ReportedRule } from '@plumbline/core';
import { markOfSeverity } from '../findings/finding.tsx';

/** The findings about the rows of a list. */
export interface RowFinding {
	readonly finding: ReportedRule;
	/** The message if all rows share it, otherwise the headline of the finding. */
	readonly says: string;
	/** Its message about each of the rows. */
	readonly messages: ReadonlyMap<NodeRef, string>;
}

/** The findings about these nodes, in the order of the report. */
export function findingsAbout(
	findings: readonly ReportedRule[],
	isRow: (node: NodeRef) => boolean,
): readonly RowFinding[] {
	return findings.flatMap((finding) => {
		const about = finding.occurrences.flatMap(({ message, nodes }) =>
			nodes.filter(({ node }) => isRow(node)).map(({ node }) => [node, message] as const),
		);
		const [, first] = about[0] ?? [];
		if (first === undefined) return [];
		const isOne = about.every(([, message]) => message === first);
		return { finding, says: isOne ? first : finding.headline, messages: new Map(about) };
	});
}

/** The findings about each node, in the order of the report. */
export function findingsByNode(
	found: readonly RowFinding[],
): ReadonlyMap<NodeRef, readonly RowFinding[]> {
	const about = new Map<NodeRef, RowFinding[]>();
	for (const one of found) {
		for (const node of one.messages.keys()) about.set(node, [...(about.get(node) ?? []), one]);
	}
	return about;
}

const severities = ['note', 'warning', 'error', 'blocker'] as const;

/** How bad the worst of these findings is, from 1; 0 for none. */
export const badnessOf = (found: readonly RowFinding[]): number =>
	Math.max(0, ...found.map(({ finding }) => severities.indexOf(finding.severity) + 1));

/** The worse first. */
const marks = ['wrong', 'look', 'unknown', 'right'] as const;

/** The mark of a row: the worst of its findings and of what else is known about it. */
export function markOfRow(
	found: readonly RowFinding[],
	own: MarkState | null,
): (typeof marks)[number] | null {
	const all = [own, ...found.map(({ finding }) => markOfSeverity[finding.severity])];
	return marks.find((mark) => all.includes(mark)) ?? null;
}
