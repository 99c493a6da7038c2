import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Outcome } from './audit-and-keep.ts';
import { siteDescription } from './site-description.ts';

/** Findings of a run about several posts together, and why posts could not be audited. */
export const OutcomeNotices = ({ outcomes }: { readonly outcomes: readonly Outcome[] }) => (
	<>
		<SharedDescription outcomes={outcomes} />
		{[...Map.groupBy(outcomes, ({ failure }) => failure)].map(
			([failure, failed]) =>
				failure !== null && (
					<Notice key={failure} status="warning" isDismissible={false}>
						<bdi>{nameOf(failed)}</bdi>: {failure}
					</Notice>
				),
		)}
	</>
);

/** A site that shows visitors a login has the same failure for all posts, and one notice. */
function nameOf(failed: readonly Outcome[]): string {
	const [{ post } = {}, ...others] = failed;
	const title = post?.title || __('(no title)', 'plumbline');
	if (others.length === 0) return title;
	return sprintf(
		/* translators: 1: title of a post, 2: number of other posts. */
		_n('%1$s and %2$d other post', '%1$s and %2$d other posts', others.length, 'plumbline'),
		title,
		others.length,
	);
}

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
