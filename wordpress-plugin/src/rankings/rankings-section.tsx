import { ExternalLink, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { lazy, Suspense, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';
import { viewOf } from '../findings/findings-view.ts';
import { settings } from '../settings.ts';
import { useAudit } from '../use-audit.ts';

// Who only writes never loads it.
const Rankings = lazy(async () => ({ default: (await import('./rankings.tsx')).Rankings }));

/** Closed until somebody wants to know: nothing is asked before. */
export function RankingsSection({ audit }: { readonly audit: AuditStore }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<PanelBody
			title={__('Rankings', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && <Opened audit={audit} />}
		</PanelBody>
	);
}

function Opened({ audit }: { readonly audit: AuditStore }) {
	const postId = useSelect((select) => select(editorStore).getCurrentPostId(), []);
	const { audited } = useAudit(audit);
	if (!settings().server.isConnected) return <NotConnected />;
	return (
		<div className="plumbline">
			<Suspense fallback={null}>
				<Rankings
					postId={Number(postId)}
					keyword={audited?.post.wishes.keywords[0] ?? ''}
					toFix={audited ? viewOf(audited.report, null).toFix : []}
				/>
			</Suspense>
		</div>
	);
}

function NotConnected() {
	const { settingsUrl } = settings().server;
	return (
		<p className="plumbline-quiet">
			{__('Rankings come from a Plumbline server of your own.', 'plumbline')}{' '}
			{settingsUrl && (
				<ExternalLink href={settingsUrl}>{__('Connect to one', 'plumbline')}</ExternalLink>
			)}
		</p>
	);
}
