import { readableAddress } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';
import type { OldAddress } from './old-address.ts';

export interface OldAddressText {
	/** Visitors still reach the post. */
	readonly isFine: boolean;
	readonly text: string;
}

/** Describes the target of an old URL, and the remedy if there is none. */
export function oldAddressText(old: OldAddress): OldAddressText {
	switch (old.case) {
		case 'wordpress':
		case 'redirect':
			return old.is_permanent
				? { isFine: true, text: redirectText(old) }
				: { isFine: false, text: `${redirectText(old)} ${temporaryText()}` };
		case 'elsewhere':
			return {
				isFine: false,
				text: sprintf(
					/* translators: %s: an address. */
					__(
						'The old URL redirects to a different page: %s. Open it once to see whether visitors reach this post; if not, change the redirect.',
						'plumbline',
					),
					readableAddress(old.target ?? ''),
				),
			};
		case 'other_page':
			return {
				isFine: false,
				text: __(
					'The old URL shows a different page, or a cache still has the post there. Clear the cache; if the page stays, visitors of the old URL see that page.',
					'plumbline',
				),
			};
		case 'nothing':
			return {
				isFine: false,
				text: __(
					'The old URL does not redirect to the post: visitors, links and search engines get “not found”. Set up a redirect (301) from the old URL to the new one, or change the slug back.',
					'plumbline',
				),
			};
		default:
			return {
				isFine: false,
				text: __(
					'The old URL could not be checked: this site does not answer its own requests. Open the old URL once to see whether it leads to the post.',
					'plumbline',
				),
			};
	}
}

function redirectText({ by = '', case: outcome }: OldAddress): string {
	if (outcome === 'wordpress') {
		return __('WordPress redirects the old URL to the new one.', 'plumbline');
	}
	if (by === '') return __('A redirect leads from the old URL to the new one.', 'plumbline');
	/* translators: %s: name of a plugin. */
	return sprintf(__('%s redirects the old URL to the new one.', 'plumbline'), by);
}

const temporaryText = () =>
	__(
		'The redirect is temporary, so search engines keep the old URL. Make it permanent (301).',
		'plumbline',
	);
