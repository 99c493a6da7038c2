import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CopyButton } from '../../controls/copy-button.tsx';
import type { Mention } from './mentions.ts';

interface MentionsProps {
	readonly mentions: readonly Mention[];
	readonly subject: string;
	/** Public URL of this post, for the link; null before it has one. */
	readonly url: string | null;
}

/** Posts that mention the subject of this one and do not link here, with the words marked. */
export const Mentions = ({ mentions, subject, url }: MentionsProps) => (
	<>
		<h3>
			{
				/* translators: %s: a keyword. */
				sprintf(__('Posts that mention “%s” and do not link here', 'plumbline'), subject)
			}
		</h3>
		{mentions.length === 0 && (
			<p className="plumbline-quiet" role="status">
				{__('No other post mentions it without linking here.', 'plumbline')}
			</p>
		)}
		{mentions.length > 0 && url !== null && (
			<p className="plumbline-quiet">
				{__('Open a post, link the marked words, and paste the URL of this one.', 'plumbline')}{' '}
				<CopyButton text={() => url} label={__('Copy the URL of this post', 'plumbline')} />
			</p>
		)}
		<ul className="plumbline-findings">
			{mentions.map((mention) => (
				<li key={mention.id} className="plumbline-mention">
					<ExternalLink href={mention.edit_url || mention.url}>
						{mention.title || __('(no title)', 'plumbline')}
					</ExternalLink>
					<p dir="auto">
						{mention.before}
						<mark>{mention.words}</mark>
						{mention.after}
					</p>
				</li>
			))}
		</ul>
	</>
);
