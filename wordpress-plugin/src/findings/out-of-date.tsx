import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Above findings of an earlier state, or instead of any. */
export const OutOfDate = () => (
	<Notice status="warning" isDismissible={false}>
		{__(
			'The findings could not be brought up to date. Check your connection; the next change tries again.',
			'plumbline',
		)}
	</Notice>
);
