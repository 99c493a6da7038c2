import { __ } from '@wordpress/i18n';

/** Shown for an empty post without findings. */
export const EmptyState = () => (
	<p className="plumbline-quiet">{__('Findings appear here as you write.', 'plumbline')}</p>
);
