import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Said once more before the post is out: nobody finds it by searching. */
export const HiddenNote = () => (
	<Notice status="info" isDismissible={false}>
		{__('This post is meant to be hidden: search engines are asked to leave it out.', 'plumbline')}
	</Notice>
);
