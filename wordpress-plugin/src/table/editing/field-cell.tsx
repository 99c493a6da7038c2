import { type FittedText, typedPreview } from '@plumbline/core';
import { memo, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countryOf } from '../../audit/country.ts';
import { TypedLine, TypedText } from '../../controls/typed-text/typed-text.tsx';
import { PixelBar } from '../../editor/preview/pixel-bar.tsx';
import { filledText } from '../../post/head/filled-text.ts';
import type { OverviewPost } from '../overview-posts.ts';
import type { DraftShelf } from './draft-shelf.ts';
import {
	type Draft,
	type Edit,
	type FieldName,
	fieldLabel,
	keyOf,
	storedText,
	titleOfPage,
	usualTitle,
	withEdit,
} from './edit.ts';
import { EditProblem } from './problem.tsx';

interface FieldCellProps {
	readonly post: OverviewPost;
	readonly field: FieldName;
	readonly draft: Draft;
	readonly onChange: DraftShelf['change'];
}

/** One field of one post, with the room that it has in search results. */
export const FieldCell = ({ draft, field, onChange, post }: FieldCellProps) => (
	<Cell edit={draft[keyOf({ id: post.id, field })]} {...{ field, onChange, post }} />
);

type CellProps = Omit<FieldCellProps, 'draft'> & { readonly edit: Edit | undefined };

/** Typing in one cell does not draw the others again. */
const Cell = memo(function Cell({ edit, field, onChange, post }: CellProps) {
	const before = edit?.before ?? storedText(post, field);
	const text = edit?.after ?? before;
	const control = {
		/* translators: 1: name of a field, 2: title of a post. */
		label: sprintf(__('%1$s of “%2$s”', 'plumbline'), fieldLabel(field), post.title),
		hideLabelFromVision: true,
		__nextHasNoMarginBottom: true as const,
		value: text,
		dir: 'auto' as const,
		onChange: (after: string) =>
			onChange((draft) => withEdit(draft, { id: post.id, field, before, after })),
	};
	return (
		<div className={`plumbline-cell${edit ? ' is-changed' : ''}`}>
			{field === 'description' ? (
				<TypedText {...control} rows={3} />
			) : (
				<TypedLine
					{...control}
					__next40pxDefaultSize
					{...(field === 'title' && { placeholder: usualTitle(post.variables) })}
				/>
			)}
			{field !== 'keyword' && <Room {...{ field, post, text }} />}
			{edit && before !== '' && (
				<small dir="auto">
					{/* translators: %s: the stored text. */}
					{sprintf(__('Before: %s', 'plumbline'), before)}
				</small>
			)}
			{edit && <EditProblem edit={edit} />}
		</div>
	);
});

function Room({
	field,
	post,
	text,
}: Pick<CellProps, 'field' | 'post'> & { readonly text: string }) {
	const fitted = useMemo((): FittedText | null => {
		const preview = typedPreview({
			title: titleOfPage(field === 'title' ? text : '', post.variables),
			description: field === 'description' ? filledText(text, post.variables) : '',
			siteName: post.variables.site ?? '',
			url: post.url,
			geo: countryOf(post.language),
		});
		return field === 'title' ? preview.title : (preview.description?.desktop ?? null);
	}, [field, post, text]);
	return <PixelBar name="" text={fitted} />;
}
