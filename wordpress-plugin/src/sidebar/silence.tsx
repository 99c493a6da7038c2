import { __ } from '@wordpress/i18n';

/** A blank post has nothing wrong with it yet. */
export const Silence = () => (
	<p className="plumbline-quiet">{__('Findings appear here as you write.', 'plumbline')}</p>
);
