import type { FactStore } from '@plumbline/core';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { ExportRankings } from './export-rankings.tsx';
import { QueryTable } from './query-table.tsx';
import { askSiteKit, type QueryFigures } from './site-kit.ts';

interface SiteKitRankingsProps {
	readonly url: string;
	readonly facts: FactStore | null;
}

/** Site Kit's figures of the post; if it refuses, offers to read a file instead. */
export function SiteKitRankings({ url, facts }: SiteKitRankingsProps) {
	const [figures, setFigures] = useState<QueryFigures | null>(null);
	const [failure, setFailure] = useState<string | null>(null);

	useEffect(() => {
		const asked = new AbortController();
		askSiteKit(url, asked.signal).then(setFigures, (cause: unknown) => {
			if (!asked.signal.aborted) setFailure(failureText(cause));
		});
		return () => asked.abort();
	}, [url]);

	if (failure !== null) {
		return (
			<>
				<p className="plumbline-quiet">
					{__('Site Kit returned no data. It says:', 'plumbline')} {failure}
				</p>
				<ExportRankings url={url} facts={facts} />
			</>
		);
	}
	if (figures === null) {
		return <p className="plumbline-quiet">{__('Requesting data from Site Kit…', 'plumbline')}</p>;
	}
	return (
		<>
			<p className="plumbline-quiet">{__('From Search Console, through Site Kit.', 'plumbline')}</p>
			<QueryTable figures={figures} facts={facts} />
		</>
	);
}
