import { ExternalLink, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import type { AuditStore } from '../audit/audit-store.ts';
import { lazyPart } from '../lazy-part.tsx';
import { settings } from '../settings.ts';
import { useAudit } from '../use-audit.ts';
import { useRememberedOpen } from '../use-remembered-open.ts';

// Loaded when the section is opened; people who never open it never load them.
const Rankings = lazyPart(async () => (await import('./rankings.tsx')).Rankings);
const SearchConsoleRankings = lazyPart(
	async () => (await import('./search-console/search-console-rankings.tsx')).SearchConsoleRankings,
);

/** Closed at first; nothing is requested while it is closed. */
export function RankingsSection({ audit }: { readonly audit: AuditStore }) {
	const [isOpen, setIsOpen] = useRememberedOpen('rankings');
	return (
		<PanelBody
			title={__('Rankings', 'plumbline')}
			opened={isOpen}
			onToggle={() => setIsOpen(!isOpen)}
		>
			{isOpen && (
				<div className="plumbline">
					{settings().server.isConnected ? (
						<FromServer audit={audit} />
					) : (
						<WithoutServer audit={audit} />
					)}
				</div>
			)}
		</PanelBody>
	);
}

function FromServer({ audit }: { readonly audit: AuditStore }) {
	const postId = useSelect((select) => select(editorStore).getCurrentPostId(), []);
	const { audited } = useAudit(audit);
	return <Rankings postId={Number(postId)} audited={audited} />;
}

function WithoutServer({ audit }: { readonly audit: AuditStore }) {
	const { audited } = useAudit(audit);
	const url = useSelect((select) => publicAddress(select(editorStore)), []);
	return (
		<>
			<SearchConsoleRankings url={url} audited={audited} />
			<Connect />
		</>
	);
}

/** The public URL of the post; null before publication. */
function publicAddress(editor: {
	isCurrentPostPublished(): boolean;
	getPermalink(): string | null;
}): string | null {
	if (!editor.isCurrentPostPublished()) return null;
	return settings().postAddress || editor.getPermalink();
}

function Connect() {
	const { settingsUrl } = settings().server;
	return (
		<p className="plumbline-quiet">
			{__('Your own Plumbline server adds trends and tracked keywords.', 'plumbline')}{' '}
			{settingsUrl && (
				<ExternalLink href={settingsUrl}>{__('Connect to a server', 'plumbline')}</ExternalLink>
			)}
		</p>
	);
}
