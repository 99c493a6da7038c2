import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Edit, keyOf, overwriting, withEdit } from './edit.ts';
import { problemText } from './problem-text.ts';
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
