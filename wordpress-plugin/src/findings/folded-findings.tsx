import type { ReportedRule } from '@plumbline/core';
import { useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { FindingList, type FindingListProps } from './finding-list.tsx';

interface FoldedFindingsProps extends FindingListProps {
	readonly kind: 'notes' | 'others';
	/** Until somebody opens or closes it. */
	readonly isOpenAtFirst?: boolean;
}

/** What is nice to know, or for somebody else: one line until somebody asks. */
export function FoldedFindings({
	kind,
	findings,
	htmls,
	isOpenAtFirst = false,
}: FoldedFindingsProps) {
	const [chosen, setChosen] = useState<boolean | null>(null);
	const isOpen = chosen ?? isOpenAtFirst;
	if (findings.length === 0) return null;
	return (
		<section>
			<button
				type="button"
				className="plumbline-fold"
				aria-expanded={isOpen}
				onClick={() => setChosen(!isOpen)}
			>
				<span className="plumbline-fold__arrow" aria-hidden="true" />
				{labelOf(kind, findings)}
			</button>
			{isOpen && <FindingList findings={findings} htmls={htmls} />}
		</section>
	);
}

function labelOf(kind: FoldedFindingsProps['kind'], { length }: readonly ReportedRule[]): string {
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
