import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import { type IssueName, issueNames, readIssues, type SiteIssues } from '../overview-posts.ts';
import { issueLabel } from './post-table.tsx';
import { useAnswer } from './use-answer.ts';
import { useLinkCheck } from './use-link-check.ts';

interface AllTogetherProps {
	/** Changes when posts have changed. */
	readonly version: string;
	/** Shows the posts with an issue. */
	readonly onChoose: (issue: IssueName) => void;
}

/** Issues that no single post shows: the same texts, posts without links to them, broken links. */
export function AllTogether({ onChoose, version }: AllTogetherProps) {
	const [checks, setChecks] = useState(0);
	const { answer } = useAnswer<SiteIssues>(readIssues, `${version} ${checks}`);
	const check = useLinkCheck(() => setChecks((before) => before + 1));
	if (answer === null) return null;
	const { counts, links } = answer;
	const areLinksRead = links.done >= links.total;
	const shown = issueNames.filter(
		(issue) => counts[issue] > 0 && (areLinksRead || issue !== 'no_links_to_it'),
	);
	const canCheckLinks = settings().editing?.canCheckLinks ?? false;
	if (shown.length === 0 && !canCheckLinks) return null;
	return (
		<section className="plumbline-summary" aria-label={__('Across all posts', 'plumbline')}>
			<h2>{__('Across all posts', 'plumbline')}</h2>
			<ul>
				{shown.map((issue) => (
					<li key={issue}>
						<Button variant="link" onClick={() => onChoose(issue)}>
							{sprintf(
								/* translators: 1: an issue, such as “Broken links within this site”, 2: number of posts. */
								_n('%1$s: %2$d post', '%1$s: %2$d posts', counts[issue], 'plumbline'),
								issueLabel(issue),
								counts[issue],
							)}
						</Button>
					</li>
				))}
			</ul>
			{canCheckLinks && (
				<p className="plumbline-overview__actions">
					{check.isRunning ? (
						<Button __next40pxDefaultSize variant="tertiary" onClick={check.pause}>
							{__('Pause', 'plumbline')}
						</Button>
					) : (
						<Button __next40pxDefaultSize variant="secondary" onClick={check.run}>
							{__('Check the links between posts', 'plumbline')}
						</Button>
					)}
					<span role="status">
						{check.progress
							? /* translators: 1: how many are done, 2: how many there are. */
								sprintf(__('%1$d of %2$d', 'plumbline'), check.progress.done, check.progress.total)
							: !areLinksRead &&
								/* translators: 1: number of posts, 2: number of all posts. */
								sprintf(
									_n(
										'Links read in %1$d of %2$d post',
										'Links read in %1$d of %2$d posts',
										links.total,
										'plumbline',
									),
									links.done,
									links.total,
								)}
					</span>
				</p>
			)}
			{check.failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{check.failure}
				</Notice>
			)}
		</section>
	);
}
