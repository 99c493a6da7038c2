import { typedPreview } from '@plumbline/core';
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countryOf } from '../../audit/country.ts';
import { SearchPreview } from '../../editor/preview/search-preview.tsx';
import { filledText } from '../../post/head/filled-text.ts';
import { Failure } from '../../server-answers/failure.tsx';
import { failureText } from '../../server-answers/failure-text.ts';
import type { OverviewPost } from '../overview-posts.ts';
import {
	type Edit,
	editsOf,
	editsToSend,
	type FieldName,
	keyOf,
	titleOfPage,
	withEdit,
} from './edit.ts';
import { FieldVerdict } from './field-verdict.tsx';
import { ImageTexts } from './image-texts.tsx';
import { PostTexts } from './post-texts.tsx';
import { readSavedPost, type SavedImage, type SavedPost } from './saved-post.ts';
import { draftShelf, useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

interface EditPostProps {
	readonly post: Pick<OverviewPost, 'id' | 'title'>;
	readonly onClose: () => void;
	readonly onSaved: (ids: readonly number[]) => void;
}

/** One post's fields in a window over the table. Closing it keeps what is typed. */
export function EditPost({ onClose, onSaved, post }: EditPostProps) {
	const [saved, setSaved] = useState<SavedPost | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [retries, setRetries] = useState(0);
	const onReload = () => setRetries((before) => before + 1);
	useEffect(() => {
		const asking = new AbortController();
		setFailure(null);
		readSavedPost(post.id, asking.signal).then(setSaved, (cause: unknown) => {
			if (!asking.signal.aborted) setFailure(failureText(cause));
		});
		return () => asking.abort();
	}, [post.id, retries]);

	return (
		<Modal
			title={post.title || __('(no title)', 'plumbline')}
			size="large"
			onRequestClose={onClose}
			className="plumbline-edit"
		>
			{failure !== null && <Failure text={failure} onAgain={onReload} />}
			{saved === null && failure === null && <Spinner />}
			{saved && <Fields {...{ onClose, onReload, onSaved, post, saved }} />}
		</Modal>
	);
}

interface FieldsProps extends EditPostProps {
	readonly saved: SavedPost;
	/** Reads the post again. */
	readonly onReload: () => void;
}

function Fields({ onClose, onReload, onSaved, post, saved }: FieldsProps) {
	const [draft, change] = useDraft();
	const { failure, isRunning, run } = useSaving();
	const { id } = post;
	const { owner, variables } = saved.head;
	const editOf = (field: FieldName): Edit | undefined => draft[keyOf({ id, field })];
	const textOf = (field: FieldName) => editOf(field)?.after ?? saved.fields[field];
	const ofImage = ({ index }: SavedImage) => draft[keyOf({ id, field: 'alt', index })];
	const altOf = (image: SavedImage) => ofImage(image)?.after ?? image.alt;

	const texts = {
		title: textOf('title'),
		description: textOf('description'),
		keyword: textOf('keyword'),
	};
	const preview = useMemo(
		() =>
			typedPreview({
				title: titleOfPage(texts.title, variables),
				description: filledText(texts.description, variables),
				siteName: variables.site ?? '',
				url: saved.address,
				geo: countryOf(saved.language),
			}),
		[texts.title, texts.description, saved],
	);
	const own = editsOf(draft, id);
	const save = () =>
		run(editsToSend(own), {
			onEnd(ids) {
				if (ids.length > 0) onSaved(ids);
				// Edits with a problem stay in the draft, and in sight.
				if (editsOf(draftShelf().read(), id).length === 0) onClose();
				else onReload();
			},
		});

	return (
		<div className="plumbline">
			{saved.editor !== '' && (
				<Notice status="warning" isDismissible={false}>
					{sprintf(
						/* translators: %s: name of a person. */
						__('%s is editing this post. Save again when they have finished.', 'plumbline'),
						saved.editor,
					)}
				</Notice>
			)}
			<SearchPreview preview={preview} />
			<PostTexts
				owner={owner}
				texts={texts}
				variables={variables}
				editOf={editOf}
				onChange={(field, after) =>
					change((now) => {
						const before = now[keyOf({ id, field })]?.before ?? saved.fields[field];
						return withEdit(now, { id, field, before, after });
					})
				}
			/>
			<FieldVerdict
				saved={saved}
				typed={{ texts, altOf }}
				textsKey={JSON.stringify([texts, saved.images.map(altOf)])}
			/>
			<ImageTexts
				images={saved.images}
				address={saved.address}
				altOf={altOf}
				editOf={ofImage}
				onChange={({ alt, index, src }, after) =>
					change((now) => withEdit(now, { id, field: 'alt', index, src, before: alt, after }))
				}
			/>
			{failure !== null && (
				<Notice status="error" isDismissible={false}>
					{failure}
				</Notice>
			)}
			<div className="plumbline-edit__buttons is-at-the-end">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={isRunning}
					disabled={isRunning || own.length === 0}
					accessibleWhenDisabled
					onClick={save}
				>
					{__('Save', 'plumbline')}
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
					{__('Close', 'plumbline')}
				</Button>
				{own.length > 0 && !isRunning && (
					<span className="plumbline-quiet">
						{__('Not saved yet. Your changes stay in this browser.', 'plumbline')}
					</span>
				)}
			</div>
		</div>
	);
}
