import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import { type Edit, type EditResult, keyOf, overwriting, withEdit } from './edit.ts';
import { draftShelf } from './use-draft.ts';

/** Why an edit was not saved; in a conflict the writer decides. */
export function EditProblem({ edit }: { readonly edit: Edit }) {
	const { problem } = edit;
	if (!problem) return null;
	const replace = (next: Edit) =>
		draftShelf().change(({ [keyOf(edit)]: _, ...others }) => withEdit(others, next));
	const again = overwriting(edit);
	return (
		<div className="plumbline-problem" role="alert">
			<p dir="auto">{problemText(problem)}</p>
			{problem.status === 'conflict' && problem.current !== null && (
				<>
					<Button size="small" variant="secondary" onClick={() => replace(again)}>
						{__('Keep mine', 'plumbline')}
					</Button>
					<Button
						size="small"
						variant="tertiary"
						onClick={() => replace({ ...again, after: again.before })}
					>
						{__('Keep theirs', 'plumbline')}
					</Button>
				</>
			)}
		</div>
	);
}

/** Why an edit was not saved, and what to do. */
function problemText({ current, editor, status }: EditResult): string {
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
