import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { type AuditedPost, factsOfPost } from '../../audit/post-audit.ts';
import { settings } from '../../settings/settings.ts';
import { ExportRankings } from './export-rankings.tsx';
import { SiteKitRankings } from './site-kit-rankings.tsx';

interface SearchConsoleRankingsProps {
	/** Null before the post is published. */
	readonly url: string | null;
	readonly audited: AuditedPost | null;
}

/** Rankings without a server: from Site Kit if it is available, otherwise from a file. */
export function SearchConsoleRankings({ url, audited }: SearchConsoleRankingsProps) {
	const facts = useMemo(() => audited && factsOfPost(audited), [audited]);
	if (!settings().hasSiteKit) return <ExportRankings url={url} facts={facts} />;
	if (url === null) {
		return (
			<p className="plumbline-quiet">
				{__('Rankings appear after the post is published.', 'plumbline')}
			</p>
		);
	}
	return <SiteKitRankings url={url} facts={facts} />;
}
