import { readableAddress } from '@plumbline/core';
import { __, sprintf } from '@wordpress/i18n';
import type { OldAddress } from './old-address.ts';

export interface OldAddressText {
	/** Visitors still get to the post. */
	readonly isFine: boolean;
	readonly text: string;
}

/** Describes where an old URL leads now, and what to do if it leads nowhere. */
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
						'The old address leads elsewhere: %s. Open it once to see whether visitors end up at this post; if not, change the redirect.',
						'plumbline',
					),
					readableAddress(old.target ?? ''),
				),
			};
		case 'other_page':
			return {
				isFine: false,
				text: __(
					'Another page answers at the old address, or a cache still has the post there. Empty the cache; if the page stays, visitors of the old address get that one.',
					'plumbline',
				),
			};
		case 'nothing':
			return {
				isFine: false,
				text: __(
					'Nothing leads from the old address to the post: visitors, links and search engines get “not found”. Set up a redirect (301) from the old address to the new one, or change the slug back.',
					'plumbline',
				),
			};
		default:
			return {
				isFine: false,
				text: __(
					'The old address could not be looked at: this site does not answer its own requests. Open the old address once to see whether it leads to the post.',
					'plumbline',
				),
			};
	}
}

function redirectText({ by = '', case: outcome }: OldAddress): string {
	if (outcome === 'wordpress') {
		return __('WordPress leads visitors from the old address to the new one.', 'plumbline');
	}
	if (by === '') return __('A redirect leads from the old address to the new one.', 'plumbline');
	/* translators: %s: name of a plugin. */
	return sprintf(__('%s leads visitors from the old address to the new one.', 'plumbline'), by);
}

const temporaryText = () =>
	__(
		'The redirect is a temporary one, so search engines keep the old address: make it permanent (301).',
		'plumbline',
	);
