import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../settings.ts';

/** The blocks of a post that a page builder has built say little of its page. */
export function BuiltElsewhere() {
	const { builder } = settings();
	return (
		builder !== null && (
			<Notice status="info" isDismissible={false}>
				{sprintf(
					/* translators: %s: name of a page builder. */
					__(
						'This post is built with %s, so its blocks say little of its page. Open “Rendered page” below and audit that.',
						'plumbline',
					),
					builder,
				)}
			</Notice>
		)
	);
}
