import { Button } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../../audit/audit-store.ts';
import { ErrorBoundary } from '../../controls/error-boundary.tsx';
import { screen } from '../../post/screen/edit-screen.ts';
import { viewOf } from '../findings/findings-view.ts';
import { OutOfDate } from '../verdict/out-of-date.tsx';
import { Verdict } from '../verdict/verdict.tsx';

/** The verdict in the post settings; computed only while the panel is open. */
export const DocumentPanel = ({ audit }: { readonly audit: AuditStore }) => (
	<PluginDocumentSettingPanel name="plumbline-verdict" title="Plumbline">
		<ErrorBoundary>
			<ShortVerdict audit={audit} />
		</ErrorBoundary>
	</PluginDocumentSettingPanel>
);

function ShortVerdict({ audit }: { readonly audit: AuditStore }) {
	const { audited, hasFailed } = useAudit(audit);
	return (
		<div className="plumbline plumbline-short">
			{hasFailed && <OutOfDate />}
			{audited && <Verdict counts={viewOf(audited.report, null).counts} />}
			<Button variant="link" onClick={screen().openPanel}>
				{__('Show the findings', 'plumbline')}
			</Button>
		</div>
	);
}
