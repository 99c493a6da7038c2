import type { ReportedRule } from '@plumbline/core';
import { dispatch } from '@wordpress/data';
import { store as editorStore, PluginPrePublishPanel } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import type { AuditedPost } from '../../audit/post-audit.ts';
import { ErrorBoundary } from '../../controls/error-boundary.tsx';
import { icon } from '../../controls/icon.tsx';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { FewFindings } from '../findings/few-findings.tsx';
import { viewOf } from '../findings/findings-view.ts';
import { OutOfDate } from '../verdict/out-of-date.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { Blockers, type BlockersProps } from './blockers.tsx';
import { lastKnownBlockers } from './blockers-of-now.ts';
import { IndexingNotes } from './indexing-notes.tsx';

const lock = 'plumbline';

/** The site’s blocking findings; the publish button is locked until they are fixed. */
function HeldBack({ blockers, htmls }: BlockersProps) {
	const isHeld = blockers.length > 0;
	useEffect(() => {
		if (!isHeld) return;
		const { lockPostSaving, unlockPostSaving } = dispatch(editorStore);
		lockPostSaving(lock);
		// Unlocks on closing, so that drafts can be saved.
		return () => void unlockPostSaving(lock);
	}, [isHeld]);
	return isHeld && <Blockers blockers={blockers} htmls={htmls} />;
}

/** The last look before publishing: no finding is too early any more. */
export function PrePublishPanel({ audit }: { readonly audit: AuditStore }) {
	return (
		<PluginPrePublishPanel title="Plumbline" icon={icon} initialOpen>
			<ErrorBoundary>
				<LastLook audit={audit} />
			</ErrorBoundary>
		</PluginPrePublishPanel>
	);
}

function LastLook({ audit }: { readonly audit: AuditStore }) {
	const state = useAudit(audit);
	const policy = useSitePolicy();
	const { audited, hasFailed } = state;
	return (
		<div className="plumbline">
			{hasFailed && <OutOfDate />}
			{audited && <Look audited={audited} blockers={lastKnownBlockers(state, policy)} />}
		</div>
	);
}

interface LookProps {
	readonly audited: AuditedPost;
	readonly blockers: readonly ReportedRule[];
}

function Look({ audited: { htmls, post, report }, blockers }: LookProps) {
	const { toFix, counts } = viewOf(report, null);
	const others = toFix.filter(isNoneOf(blockers));
	const isHeld = blockers.length > 0;
	return (
		<>
			<Verdict counts={counts} />
			{isHeld && <h3>{__('Required', 'plumbline')}</h3>}
			<HeldBack blockers={blockers} htmls={htmls} />
			<IndexingNotes url={post.url} />
			{isHeld && others.length > 0 && <h3>{__('Recommended', 'plumbline')}</h3>}
			<FewFindings findings={others} htmls={htmls} />
		</>
	);
}

const isNoneOf = (blockers: readonly ReportedRule[]) => (finding: ReportedRule) =>
	!blockers.some(({ name }) => name === finding.name);
