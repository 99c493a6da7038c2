import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Repeats before publishing that search engines will not show the post. */
export const HiddenNote = () => (
	<Notice status="info" isDismissible={false}>
		{__('This post is meant to be hidden: search engines are asked to leave it out.', 'plumbline')}
	</Notice>
);
