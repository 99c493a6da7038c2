import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { metaKeys, type PostMeta, type TextField } from '../post/post-meta.ts';
import { SearchPreview } from '../preview/search-preview.tsx';
import { TypedLine, TypedText } from '../typed-text/typed-text.tsx';
import { filledText } from './filled-text.ts';
import type { PostHead } from './post-head.ts';
import { RobotsFields } from './robots-fields.tsx';
import { SocialFields } from './social-fields.tsx';
import { usePreview, useVariables } from './use-preview.ts';
import { VariableButtons } from './variable-buttons.tsx';

export interface OwnFieldsProps {
	readonly head: PostHead;
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
}

export function OwnFields({ head, meta, change }: OwnFieldsProps) {
	const variables = useVariables(head);
	const text = (field: TextField) => meta[metaKeys[field]] ?? '';
	const control = (field: TextField) => ({
		value: text(field),
		onChange: (value: string) => change({ ...meta, [metaKeys[field]]: value }),
		__nextHasNoMarginBottom: true as const,
	});
	const usual = filledText('{title} {separator} {site}', variables);
	const title = filledText(text('title'), variables) || usual;
	const description = filledText(text('description'), variables);
	const preview = usePreview({ title, description, siteName: variables.site ?? '' }, head);
	return (
		<>
			<SearchPreview preview={preview} />
			<div className="plumbline-field">
				<TypedLine
					{...control('title')}
					__next40pxDefaultSize
					label={__('Title in search results', 'plumbline')}
					placeholder={usual}
				/>
				<VariableButtons
					field={__('Title in search results', 'plumbline')}
					onInsert={(variable) => control('title').onChange(`${text('title')} ${variable}`.trim())}
				/>
			</div>
			<TypedText
				{...control('description')}
				rows={5}
				label={__('Description', 'plumbline')}
				help={__('Two sentences that say what one finds here.', 'plumbline')}
			/>
			<RobotsFields meta={meta} change={change} />
			<TextControl
				{...control('canonical')}
				__next40pxDefaultSize
				type="url"
				label={__('Canonical address', 'plumbline')}
				help={__('Only if the same text stands elsewhere and is to be found there.', 'plumbline')}
				placeholder={head.address}
			/>
			<SocialFields
				meta={meta}
				change={change}
				control={control}
				searchTitle={filledText(text('title'), variables) || (variables.title ?? '')}
				searchDescription={description}
				variables={variables}
				host={preview.host}
			/>
		</>
	);
}
