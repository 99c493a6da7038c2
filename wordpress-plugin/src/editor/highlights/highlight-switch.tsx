import { ToggleControl } from '@wordpress/components';
import { dispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as preferencesStore } from '@wordpress/preferences';
import { Highlights, type HighlightsProps } from './highlights.tsx';

/** Shows marks in the post, unless the user has turned them off. */
export function HighlightSwitch(props: HighlightsProps) {
	const isOn = useSelect(
		(select) => select(preferencesStore).get('plumbline', 'highlights') !== false,
		[],
	);
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={__('Mark findings in the post', 'plumbline')}
				checked={isOn}
				onChange={(value) => dispatch(preferencesStore).set('plumbline', 'highlights', value)}
			/>
			{isOn && <Highlights {...props} />}
		</>
	);
}
