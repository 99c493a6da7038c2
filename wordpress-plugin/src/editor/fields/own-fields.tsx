import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TypedLine, TypedText } from '../../controls/typed-text/typed-text.tsx';
import { filledText } from '../../post/head/filled-text.ts';
import { usualDescription } from '../../post/head/head-of-post.ts';
import { metaKeys, type PostMeta, type TextField } from '../../post/meta/post-meta.ts';
import { searchFieldId } from '../../post/meta/search-field.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import { SearchPreview } from '../preview/search-preview.tsx';
import { Suggestions } from '../suggestions/suggestions.tsx';
import { EarlierTexts } from './earlier-texts.tsx';
import { IndexingFields } from './indexing-fields.tsx';
import type { PostHead } from './post-head.ts';
import { PrimaryTerms } from './primary-terms.tsx';
import { focusWantedField, onSearchFieldOpened } from './search-field-to-open.ts';
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
	useEffect(() => onSearchFieldOpened(focusWantedField), []);
	const text = (field: TextField) => meta[metaKeys[field]] ?? '';
	const control = (field: TextField) => ({
		value: text(field),
		onChange: (value: string) => change({ ...meta, [metaKeys[field]]: value }),
		__nextHasNoMarginBottom: true as const,
	});
	const usual = settings().head.title.replaceAll('{title}', () => variables.title ?? '');
	const title = filledText(text('title'), variables) || usual;
	const excerpt = useScreen((edited, select) => edited.excerpt(select));
	const usualText = usualDescription(settings().head, variables.title ?? '', excerpt);
	const description = filledText(text('description'), variables) || usualText;
	const preview = usePreview({ title, description, siteName: variables.site ?? '' }, head);
	return (
		<>
			<SearchPreview preview={preview} />
			<div className="plumbline-field" id={searchFieldId('title')}>
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
				<Suggestions
					field="title"
					label={__('Title in search results', 'plumbline')}
					onUse={control('title').onChange}
				/>
			</div>
			<div id={searchFieldId('description')}>
				<TypedText
					{...control('description')}
					rows={5}
					label={__('Description', 'plumbline')}
					help={__('Two sentences about the content of this page.', 'plumbline')}
					placeholder={usualText}
				/>
				<Suggestions
					field="description"
					label={__('Description', 'plumbline')}
					onUse={control('description').onChange}
				/>
			</div>
			<PrimaryTerms taxonomies={head.taxonomies} meta={meta} change={change} />
			<IndexingFields meta={meta} change={change} address={head.address} />
			<div id={searchFieldId('social')}>
				<SocialFields
					meta={meta}
					change={change}
					control={control}
					searchTitle={filledText(text('title'), variables) || (variables.title ?? '')}
					searchDescription={description}
					variables={variables}
					host={preview.host}
				/>
			</div>
			{settings().postId !== 0 && <EarlierTexts meta={meta} change={change} />}
		</>
	);
}
