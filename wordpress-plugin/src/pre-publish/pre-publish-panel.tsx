import { PluginPrePublishPanel } from '@wordpress/editor';
import type { AuditStore } from '../audit/audit-store.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FewFindings } from '../findings/few-findings.tsx';
import { viewOf } from '../findings/findings-view.ts';
import { Verdict } from '../findings/verdict.tsx';
import { icon } from '../icon.tsx';
import { useAudit } from '../use-audit.ts';
import { HiddenNote } from './hidden-note.tsx';

/** The last look before a post is out: nothing is too early any more. */
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
	const { audited } = useAudit(audit);
	if (!audited) return null;
	const { toFix, counts } = viewOf(audited.report, null);
	return (
		<div className="plumbline">
			<Verdict counts={counts} />
			{audited.post.wishes.isMeantToBeHidden && <HiddenNote />}
			<FewFindings findings={toFix} htmls={audited.htmls} />
		</div>
	);
}
