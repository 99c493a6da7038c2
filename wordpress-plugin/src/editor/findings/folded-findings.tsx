import type { ReportedRule } from '@plumbline/core';
import { _n, sprintf } from '@wordpress/i18n';
import { CopyButton } from '../../controls/copy-button.tsx';
import { Disclosure } from '../../controls/disclosure.tsx';
import { developerNotes } from './developer-notes.ts';
import { FindingList, type FindingListProps } from './finding-list.tsx';

interface FoldedFindingsProps extends FindingListProps {
	readonly kind: 'more' | 'notes' | 'others';
	readonly isOpenAtFirst?: boolean;
}

/** Notes and findings for other people, folded into one line. */
export function FoldedFindings({ kind, findings, htmls, isOpenAtFirst }: FoldedFindingsProps) {
	if (findings.length === 0) return null;
	return (
		<Disclosure
			label={labelOf(kind, findings)}
			isOpenAtFirst={isOpenAtFirst ?? false}
			action={kind === 'others' && <CopyButton text={() => developerNotes(findings)} />}
		>
			<FindingList findings={findings} htmls={htmls} />
		</Disclosure>
	);
}

function labelOf(kind: FoldedFindingsProps['kind'], { length }: readonly ReportedRule[]): string {
	if (kind === 'notes') {
		/* translators: %d: number of findings. */
		return sprintf(_n('%d note', '%d notes', length, 'plumbline'), length);
	}
	if (kind === 'more') {
		/* translators: %d: number of findings. */
		return sprintf(_n('%d more finding', '%d more findings', length, 'plumbline'), length);
	}
	return sprintf(
		/* translators: %d: number of findings. */
		_n('%d note for your developer', '%d notes for your developer', length, 'plumbline'),
		length,
	);
}
