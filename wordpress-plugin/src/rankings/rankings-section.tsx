import { ExternalLink, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type AuditStore, useAudit } from '../audit/audit-store.ts';
import { lazyPart } from '../controls/lazy-part.tsx';
import { useRememberedOpen } from '../controls/use-remembered-open.ts';
import type { EditScreen, Select } from '../post/screen/edit-screen.ts';
import { useScreen } from '../post/screen/use-screen.ts';
import { settings } from '../settings/settings.ts';

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
					{settings().server.isConnected && settings().postId !== 0 ? (
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
	const { audited } = useAudit(audit);
	return <Rankings postId={settings().postId} audited={audited} />;
}

function WithoutServer({ audit }: { readonly audit: AuditStore }) {
	const { audited } = useAudit(audit);
	const url = useScreen(publicAddress);
	return (
		<>
			<SearchConsoleRankings url={url} audited={audited} />
			<Connect />
		</>
	);
}

/** The public URL of the post; null before publication. */
function publicAddress({ address, isPublished }: EditScreen, select: Select): string | null {
	if (!isPublished(select)) return null;
	return settings().postAddress || address(select);
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
