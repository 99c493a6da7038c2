import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Part } from './part.tsx';
import type { Appearance } from './use-appearance.ts';

interface ChecksTabProps {
	readonly appearance: Appearance;
}

/** Settings about audits and writers that are not part of the policy. */
export function ChecksTab({ appearance: { checks, setChecks } }: ChecksTabProps) {
	return (
		<div className="plumbline-site">
			<Part title={__('Canonical URL and robots', 'plumbline')}>
				<ToggleControl
					__nextHasNoMarginBottom
					label={__(
						'Authors and contributors set the canonical URL and robots directives of their own posts',
						'plumbline',
					)}
					help={__(
						'Without it, only editors do: these settings can take a post out of search, or send its visitors to a different site.',
						'plumbline',
					)}
					checked={checks.plumbline_indexing_by_authors}
					onChange={(isOn) => setChecks({ plumbline_indexing_by_authors: isOn })}
				/>
			</Part>
			<Part title={__('Custom fields', 'plumbline')}>
				<TextareaControl
					__nextHasNoMarginBottom
					dir="ltr"
					label={__('Fields to audit as part of the post, one name per line:', 'plumbline')}
					help={__(
						'Names of ACF fields, or keys of other custom fields. Choose the ones that your theme shows to visitors.',
						'plumbline',
					)}
					value={checks.plumbline_fields.join('\n')}
					onChange={(names) =>
						setChecks({ plumbline_fields: names === '' ? [] : names.split('\n') })
					}
				/>
			</Part>
			<Part title={__('When the plugin is deleted', 'plumbline')}>
				<ToggleControl
					__nextHasNoMarginBottom
					label={__(
						'Also delete the work of writers (keywords, titles, descriptions, dismissals) and the decisions for the whole site.',
						'plumbline',
					)}
					help={__('URL, key and verdicts are always deleted.', 'plumbline')}
					checked={checks.plumbline_delete_data}
					onChange={(isOn) => setChecks({ plumbline_delete_data: isOn })}
				/>
			</Part>
		</div>
	);
}
