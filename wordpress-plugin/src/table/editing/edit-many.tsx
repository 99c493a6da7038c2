import { Button, Notice, ProgressBar, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Failure } from '../../server-answers/failure.tsx';
import { postsCsv } from './csv/posts-csv.ts';
import { saveFile } from './csv/save-file.ts';
import { editsToSend } from './edit.ts';
import { FieldGrid } from './field-grid.tsx';
import { PatternForm } from './pattern-form.tsx';
import { useChosen } from './use-chosen.ts';
import { draftShelf, useDraft } from './use-draft.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { withPattern } from './with-pattern.ts';

interface EditManyProps {
	readonly ids: readonly number[];
	readonly onClose: () => void;
	/** Called when posts have changed. */
	readonly onSaved: () => void;
}

/** The fields of many posts in a grid. Nothing is lost by leaving: unsaved edits stay in this browser. */
export function EditMany({ ids, onClose, onSaved }: EditManyProps) {
	const { failure, posts, retry, update } = useChosen(ids);
	const [draft, change] = useDraft();
	const saving = useSaving();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);

	const shown = new Set(ids);
	const edits = Object.values(draft).filter(({ id }) => shown.has(id));
	const save = () =>
		saving.run(editsToSend(edits), {
			onPart: update,
			onEnd: (saved) => saved.length > 0 && onSaved(),
		});
	const discard = () =>
		change((now) => Object.fromEntries(Object.entries(now).filter(([, { id }]) => !shown.has(id))));

	if (failure !== null) return <Failure text={failure} onAgain={retry} />;
	return (
		<section className="plumbline">
			<h2 ref={heading} tabIndex={-1}>
				{sprintf(
					/* translators: %d: number of posts. */
					_n('Edit %d post', 'Edit %d posts', ids.length, 'plumbline'),
					ids.length,
				)}
			</h2>
			{posts === null ? (
				<Spinner />
			) : (
				<>
					<PatternForm onFill={(pattern) => change((now) => withPattern(now, posts, pattern))} />
					<div className="plumbline-edit__buttons">
						<Button
							__next40pxDefaultSize
							variant="primary"
							disabled={saving.isRunning || editsToSend(edits).length === 0}
							accessibleWhenDisabled
							onClick={save}
						>
							{sprintf(
								/* translators: %d: number of changed fields. */
								_n('Save %d change', 'Save %d changes', edits.length, 'plumbline'),
								edits.length,
							)}
						</Button>
						{saving.isRunning && (
							<Button __next40pxDefaultSize variant="tertiary" onClick={saving.pause}>
								{__('Pause', 'plumbline')}
							</Button>
						)}
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={() => saveFile('plumbline-before.csv', postsCsv(posts))}
						>
							{__('Download the stored texts', 'plumbline')}
						</Button>
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							isDestructive
							disabled={saving.isRunning || edits.length === 0}
							accessibleWhenDisabled
							onClick={discard}
						>
							{__('Discard changes', 'plumbline')}
						</Button>
						<Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
							{__('Back to all posts', 'plumbline')}
						</Button>
					</div>
					<Outcome saving={saving} unsaved={edits.length} />
					<FieldGrid posts={posts} draft={draft} onChange={draftShelf().change} />
				</>
			)}
		</section>
	);
}

/** How far a save is, and what it left. */
function Outcome({ saving, unsaved }: { readonly saving: Saving; readonly unsaved: number }) {
	const { failure, isRunning, progress } = saving;
	return (
		<>
			{isRunning && progress && <ProgressBar value={(progress.done / progress.total) * 100} />}
			<p role="status" className="plumbline-edit__status">
				{progress &&
					/* translators: 1: how many are done, 2: how many there are. */
					sprintf(__('%1$d of %2$d', 'plumbline'), progress.done, progress.total)}
				{progress && !isRunning && (
					<>
						{' '}
						{unsaved === 0
							? __('Everything is saved.', 'plumbline')
							: sprintf(
									/* translators: %d: number of changed fields. */
									_n(
										'%d change is not saved. It stays in this browser.',
										'%d changes are not saved. They stay in this browser.',
										unsaved,
										'plumbline',
									),
									unsaved,
								)}
					</>
				)}
			</p>
			{failure !== null && (
				<Notice status="error" isDismissible={false}>
					{failure}
				</Notice>
			)}
		</>
	);
}
