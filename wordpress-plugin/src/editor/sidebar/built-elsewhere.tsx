import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';

/** Warns that a page builder has built the post, so its blocks hardly show what the page contains. */
export function BuiltElsewhere() {
	const { builder } = settings();
	return (
		builder !== null && (
			<Notice status="info" isDismissible={false}>
				{sprintf(
					/* translators: %s: name of a page builder. */
					__(
						'This post is built with %s, so its blocks contain little of the page. Open “Rendered page” below and audit that instead.',
						'plumbline',
					),
					builder,
				)}
			</Notice>
		)
	);
}
