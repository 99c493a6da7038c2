import type { ReportedRule } from '@plumbline/core';
import { _n, sprintf } from '@wordpress/i18n';
import { FindingList, type FindingListProps } from './finding-list.tsx';

interface FoldedFindingsProps extends FindingListProps {
	readonly kind: 'notes' | 'others';
}

/** What is nice to know, or for somebody else: one line until somebody asks. */
export function FoldedFindings({ kind, findings, htmls }: FoldedFindingsProps) {
	if (findings.length === 0) return null;
	return (
		<details className="plumbline-folded">
			<summary>{summaryOf(kind, findings)}</summary>
			<FindingList findings={findings} htmls={htmls} />
		</details>
	);
}

function summaryOf(kind: FoldedFindingsProps['kind'], { length }: readonly ReportedRule[]): string {
	return kind === 'notes'
		? /* translators: %d: number of findings. */
			sprintf(_n('%d note', '%d notes', length, 'plumbline'), length)
		: /* translators: %d: number of findings. */
			sprintf(
				_n(
					'%d thing for whoever looks after the site',
					'%d things for whoever looks after the site',
					length,
					'plumbline',
				),
				length,
			);
}
