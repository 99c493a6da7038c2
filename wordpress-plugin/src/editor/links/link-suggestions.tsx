import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AuditStore } from '../../audit/audit-store.ts';
import { CopyButton } from '../../controls/copy-button.tsx';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';
import type { SearchHit } from './link-candidates.ts';
import { Mentions } from './mentions-list.tsx';
import { useLinkCandidates } from './use-link-candidates.ts';

/** Posts of this site on the same subject. Links are inserted only on a click. */
export function LinkSuggestions({ audit }: { readonly audit: AuditStore }) {
	const { candidates, failure, ask, mentions, subject, url } = useLinkCandidates(
		settings().postId,
		audit,
	);
	return (
		<div className="plumbline">
			<p className="plumbline-quiet">
				{__(
					'Searches your published posts for the keywords of this one, or for the topic of its text.',
					'plumbline',
				)}
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ask}>
				{__('Search my posts', 'plumbline')}
			</Button>
			{failure !== null && (
				<Notice status="warning" isDismissible={false}>
					{failure}
				</Notice>
			)}
			{candidates?.length === 0 && (
				<p className="plumbline-quiet" role="status">
					{__('There are no more posts on this topic to link to.', 'plumbline')}
				</p>
			)}
			{candidates && candidates.length > 0 && (
				<>
					<h3>{__('You could link to', 'plumbline')}</h3>
					<ul className="plumbline-findings">
						{candidates.map((post) => (
							<li key={post.id}>
								<Candidate post={post} />
							</li>
						))}
					</ul>
				</>
			)}
			{candidates && subject !== '' && <Mentions mentions={mentions} subject={subject} url={url} />}
		</div>
	);
}

function Candidate({ post }: { readonly post: SearchHit }) {
	const [said, say] = useState('');
	const insert = () =>
		say(
			screen().insertLink(post)
				? __('Linked.', 'plumbline')
				: __('First click in the text of the post, or select words there.', 'plumbline'),
		);
	return (
		<div className="plumbline-candidate">
			<ExternalLink href={post.url}>{post.title || __('(no title)', 'plumbline')}</ExternalLink>
			<div className="plumbline-chips">
				<Button
					size="small"
					variant="secondary"
					onClick={insert}
					/* translators: %s: title of a post. */
					label={sprintf(__('Link at the selection: %s', 'plumbline'), post.title)}
					showTooltip={false}
				>
					{__('Link at the selection', 'plumbline')}
				</Button>
				<CopyButton
					text={() => post.url}
					/* translators: %s: title of a post. */
					label={sprintf(__('Copy: %s', 'plumbline'), post.title)}
				/>
			</div>
			<p className="plumbline-quiet" role="status">
				{said}
			</p>
		</div>
	);
}
