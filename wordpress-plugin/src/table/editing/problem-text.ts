import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import type { EditResult } from './edit.ts';

/** Why an edit was not saved, and what to do. */
export function problemText({ current, editor, status }: EditResult): string {
	switch (status) {
		case 'conflict':
			return current === null
				? __(
						'Somebody changed this image meanwhile. Close this window and open it again.',
						'plumbline',
					)
				: sprintf(
						/* translators: %s: the text that somebody else saved. */
						__('Somebody saved “%s” meanwhile. Your text is not saved yet.', 'plumbline'),
						current,
					);
		case 'locked':
			return sprintf(
				/* translators: %s: name of a person. */
				__('%s is editing this post. Save again when they have finished.', 'plumbline'),
				editor,
			);
		case 'foreign':
			return sprintf(
				/* translators: %s: name of a plugin. */
				__('%s writes this field. Change it there.', 'plumbline'),
				settings().editing?.owner ?? '',
			);
		default:
			return __('You are not allowed to edit this post, or it is gone.', 'plumbline');
	}
}
