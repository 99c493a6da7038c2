import type { NodeRef, ReportedRule } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { dots } from '../findings/finding.tsx';
import { usePage } from '../page-view.ts';

/** The findings about the rows of a table. */
export interface RowFinding {
	readonly finding: ReportedRule;
	/** The message if all rows share it, otherwise the headline of the finding. */
	readonly says: string;
	readonly nodes: ReadonlySet<NodeRef>;
}

/** The findings about these nodes, in the order of the report. */
export function findingsAbout(
	findings: readonly ReportedRule[],
	isRow: (node: NodeRef) => boolean,
): readonly RowFinding[] {
	return findings.flatMap((finding) => {
		const about = finding.occurrences.filter(({ nodes }) => nodes.some(({ node }) => isRow(node)));
		const [first] = about;
		if (!first) return [];
		const isOne = about.every(({ message }) => message === first.message);
		const nodes = about.flatMap((occurrence) => occurrence.nodes.map(({ node }) => node));
		return {
			finding,
			says: isOne ? first.message : finding.headline,
			nodes: new Set(nodes.filter(isRow)),
		};
	});
}

const severities = ['note', 'warning', 'error', 'blocker'] as const;

/** The severity of the worst finding about each node, as a number from 1. */
export function worstByNode(found: readonly RowFinding[]): ReadonlyMap<NodeRef, number> {
	const worst = new Map<NodeRef, number>();
	for (const { finding, nodes } of found) {
		const rank = severities.indexOf(finding.severity) + 1;
		for (const node of nodes) worst.set(node, Math.max(rank, worst.get(node) ?? 0));
	}
	return worst;
}

export const severityOf = (rank: number) => severities[rank - 1] ?? null;

export function useFindingsAbout(nodes: ReadonlySet<NodeRef>): readonly RowFinding[] {
	const { report } = usePage();
	return useMemo(() => findingsAbout(report.findings, (node) => nodes.has(node)), [report, nodes]);
}

interface TableFindingsProps {
	readonly found: readonly RowFinding[];
	/** The rule whose rows are shown alone; null for all. */
	readonly chosen: string | null;
	readonly onChoose: (rule: string | null) => void;
}

/** Each finding about the rows once, with the number of rows; pressed, only those are shown. */
export function TableFindings({ chosen, found, onChoose }: TableFindingsProps) {
	if (found.length === 0) return null;
	return (
		<ul class="table-findings">
			{found.map(({ finding: { name, severity }, nodes, says }) => (
				<li key={name}>
					<button
						type="button"
						aria-pressed={chosen === name}
						onClick={() => onChoose(chosen === name ? null : name)}
					>
						<span class={`dot ${dots[severity].tone}`} aria-hidden="true">
							{dots[severity].sign}
						</span>
						<span dir="auto">{says}</span>
						<small>{nodes.size}</small>
					</button>
				</li>
			))}
		</ul>
	);
}
