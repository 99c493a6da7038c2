import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';
import type { AuditedPost } from '../audit/post-audit.ts';
import { FindingList } from '../findings/finding-list.tsx';
import { viewOf } from '../findings/findings-view.ts';
import { FoldedFindings } from '../findings/folded-findings.tsx';
import { progressOf } from '../findings/progress.ts';
import { Verdict } from '../findings/verdict.tsx';
import { useAudit } from '../use-audit.ts';
import { NotCheckable } from './not-checkable.tsx';
import { Silence } from './silence.tsx';

export function Findings({ audit }: { readonly audit: AuditStore }) {
	const { audited, hasFailed } = useAudit(audit);
	return (
		<>
			{hasFailed && <Failure />}
			{audited ? <FindingsOf audited={audited} /> : !hasFailed && <Beginning />}
		</>
	);
}

function FindingsOf({ audited }: { readonly audited: AuditedPost }) {
	const selected = useSelect((select) => select(blockEditorStore).getSelectedBlockClientId(), []);
	const { htmls, report } = audited;
	const progress = progressOf(audited, selected);
	const { toFix, notes, forOthers, counts } = viewOf(report, progress);
	const isBlank = progress.words === 0 && !progress.hasTitle;
	if (isBlank && toFix.length + notes.length === 0) return <Silence />;
	return (
		<>
			{/* How many notes there are stands in their own line. */}
			<Verdict counts={{ ...counts, note: 0 }} />
			<FindingList findings={toFix} htmls={htmls} />
			<FoldedFindings
				kind="notes"
				findings={notes}
				htmls={htmls}
				isOpenAtFirst={toFix.length === 0}
			/>
			<FoldedFindings kind="others" findings={forOthers} htmls={htmls} />
			<NotCheckable report={report} />
		</>
	);
}

function Beginning() {
	const isBlank = useSelect((select) => select(editorStore).isEditedPostEmpty(), []);
	if (isBlank) return <Silence />;
	return <p className="plumbline-quiet">{__('Reading the post…', 'plumbline')}</p>;
}

function Failure() {
	return (
		<Notice status="warning" isDismissible={false}>
			{__(
				'The findings could not be brought up to date. Check your connection; the next change tries again.',
				'plumbline',
			)}
		</Notice>
	);
}
