import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Appearance } from './use-appearance.ts';

interface SaveBarProps {
	readonly appearance: Appearance;
	readonly unsavedTabs: readonly string[];
}

/** The one button that saves, which stays in sight. */
export function SaveBar({
	appearance: { discard, failure, save, state },
	unsavedTabs,
}: SaveBarProps) {
	const isUnsaved = unsavedTabs.length > 0;
	return (
		<>
			{failure !== null && (
				<Notice status="error" isDismissible={false}>
					{failure}
				</Notice>
			)}
			<div className="plumbline-save">
				<span role="status">
					{isUnsaved &&
						/* translators: %s: names of tabs. */
						sprintf(__('Not saved yet: %s', 'plumbline'), unsavedTabs.join(', '))}
					{state === 'saved' && !isUnsaved && __('Saved.', 'plumbline')}
				</span>
				{isUnsaved && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={discard}>
						{__('Discard', 'plumbline')}
					</Button>
				)}
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={state === 'saving'}
					disabled={!isUnsaved || state === 'saving'}
					accessibleWhenDisabled
					onClick={save}
				>
					{__('Save changes', 'plumbline')}
				</Button>
			</div>
		</>
	);
}
