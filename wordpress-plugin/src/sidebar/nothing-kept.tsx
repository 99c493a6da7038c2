import { __ } from '@wordpress/i18n';

/** Replaces the fields for post types without post meta. */
export const NothingKept = () => (
	<p className="plumbline-quiet">
		{__(
			'Keywords, titles and descriptions cannot be stored with this kind of post, because its post type does not support “custom-fields”. The site’s developer can add that support.',
			'plumbline',
		)}
	</p>
);
