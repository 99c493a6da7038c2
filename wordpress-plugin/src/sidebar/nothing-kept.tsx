import { __ } from '@wordpress/i18n';

/** Instead of fields, where WordPress keeps no meta with the post. */
export const NothingKept = () => (
	<p className="plumbline-quiet">
		{__(
			'Keywords, titles and descriptions cannot be kept with this kind of post: its post type lacks the support “custom-fields”. Whoever looks after the site can add it.',
			'plumbline',
		)}
	</p>
);
