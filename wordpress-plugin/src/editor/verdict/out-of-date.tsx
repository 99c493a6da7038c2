import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Shown above findings that are out of date, or when there are none. */
export const OutOfDate = () => (
	<Notice status="warning" isDismissible={false}>
		{__(
			'The findings could not be updated. Check your connection; the next edit tries again.',
			'plumbline',
		)}
	</Notice>
);
