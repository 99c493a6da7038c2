import type { Report } from '@plumbline/core';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { AuditStore } from '../audit/audit-store.ts';
import type { AuditedPost } from '../audit/post-audit.ts';
import { DismissedList } from '../dismissals/dismissed-list.tsx';
import { SiteDismissedSection } from '../dismissals/site-dismissed-section.tsx';
import { FewFindings } from '../findings/few-findings.tsx';
import { type FindingsView, viewOf } from '../findings/findings-view.ts';
import { FoldedFindings } from '../findings/folded-findings.tsx';
import { OutOfDate } from '../findings/out-of-date.tsx';
import { progressOf } from '../findings/progress.ts';
import type { Progress } from '../findings/too-early.ts';
import { Verdict } from '../findings/verdict.tsx';
import { HighlightSwitch } from '../highlights/highlight-switch.tsx';
import { useAudit } from '../use-audit.ts';
import { CountryAndLanguage } from './country-and-language.tsx';
import { EmptyState } from './empty-state.tsx';
import { NotCheckable } from './not-checkable.tsx';

interface FindingsProps {
	readonly audit: AuditStore;
	/** Shown below the verdict. */
	readonly children: ReactNode;
}

/** The verdict first, then the findings. */
export function Findings({ audit, children }: FindingsProps) {
	const { audited, hasFailed } = useAudit(audit);
	const view = useWriterView(audited);
	return (
		<>
			{hasFailed && <OutOfDate />}
			{view && <Verdict counts={view.counts} />}
			{children}
			{audited && view && <Lists audited={audited} view={view} />}
			{audited && !view && <EmptyState />}
			{!audited && !hasFailed && <Beginning />}
		</>
	);
}

/** Null before the first audit, and while an empty post has no findings yet. */
function useWriterView(audited: AuditedPost | null): FindingsView | null {
	const selected = useSelect((select) => select(blockEditorStore).getSelectedBlockClientId(), []);
	const progress = audited && progressOf(audited, selected);
	const report = audited?.report ?? null;
	const key = JSON.stringify(progress);
	// Stays the same object until something changes, because painting depends on its identity.
	return useMemo(() => report && progress && viewOfWriter(report, progress), [report, key]);
}

function viewOfWriter(report: Report, progress: Progress): FindingsView | null {
	const view = viewOf(report, progress);
	const isBlank = progress.words === 0 && !progress.hasTitle;
	if (isBlank && view.toFix.length + view.notes.length === 0) return null;
	// Notes are counted on their own line.
	return { ...view, counts: { ...view.counts, note: 0 } };
}

interface ListsProps {
	readonly audited: AuditedPost;
	readonly view: FindingsView;
}

const Lists = ({ audited: { htmls, report }, view: { toFix, notes, forOthers } }: ListsProps) => (
	<>
		<FewFindings findings={toFix} htmls={htmls} />
		<FoldedFindings
			kind="notes"
			findings={notes}
			htmls={htmls}
			isOpenAtFirst={toFix.length === 0}
		/>
		<FoldedFindings kind="others" findings={forOthers} htmls={htmls} />
		<DismissedList report={report} />
		<SiteDismissedSection report={report} />
		<HighlightSwitch findings={toFix} htmls={htmls} />
		<NotCheckable report={report} />
		<CountryAndLanguage report={report} />
	</>
);

function Beginning() {
	const isBlank = useSelect((select) => select(editorStore).isEditedPostEmpty(), []);
	if (isBlank) return <EmptyState />;
	return <p className="plumbline-quiet">{__('Reading the post…', 'plumbline')}</p>;
}
