import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Outcome } from './audit-and-keep.ts';
import { siteDescription } from './site-description.ts';

/** What a run found about several posts together, and the posts that could not be audited. */
export const OutcomeNotices = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => (
	<>
		<SharedDescription outcomes={outcomes} />
		{outcomes.map(
			({ failure, post }) =>
				failure !== null && (
					<Notice key={post.id} status="warning" isDismissible={false}>
						<bdi>{post.title || __('(no title)', 'plumbline')}</bdi>: {failure}
					</Notice>
				),
		)}
	</>
);

/** Shown once for the site: its cause is in the theme or a plugin, not in a post. */
function SharedDescription({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
	const shared = siteDescription(outcomes.map(({ description }) => description));
	if (!shared) return null;
	const { count, text, total } = shared;
	return (
		<Notice status="warning" isDismissible={false}>
			{sprintf(
				/* translators: 1: how many posts have it, 2: how many posts have any description, 3: the description. */
				__(
					'%1$d of %2$d posts have the same meta description: “%3$s”. It describes the site, so it tells searchers nothing about a single post. Write descriptions for important posts, and remove the shared one from the theme or the SEO plugin.',
					'plumbline',
				),
				count,
				total,
				text,
			)}
		</Notice>
	);
}
