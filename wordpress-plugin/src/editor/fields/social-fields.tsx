import { __ } from '@wordpress/i18n';
import { TypedLine, TypedText } from '../../controls/typed-text/typed-text.tsx';
import { filledText } from '../../post/head/filled-text.ts';
import { plainTitle } from '../../post/head/plain-title.ts';
import { metaKeys, type PostMeta, type TextField } from '../../post/meta/post-meta.ts';
import { useScreen } from '../../post/screen/use-screen.ts';
import { settings } from '../../settings/settings.ts';
import { SocialPreview } from '../preview/social-preview.tsx';
import { SocialImage, useImage } from './social-image.tsx';

interface TextControlProps {
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly __nextHasNoMarginBottom: true;
}

interface SocialFieldsProps {
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
	readonly control: (field: TextField) => TextControlProps;
	/** The default for an empty field. */
	readonly searchTitle: string;
	readonly searchDescription: string;
	readonly variables: Readonly<Record<string, string>>;
	readonly host: string;
}

/** The fields for sharing. */
export function SocialFields({
	meta,
	change,
	control,
	searchTitle,
	searchDescription,
	variables,
	host,
}: SocialFieldsProps) {
	const imageId = meta[metaKeys.socialImage] ?? 0;
	const featured = useFeatured();
	const image = useImage(imageId || featured.imageId);
	const usualDescription = searchDescription || featured.excerpt;
	return (
		<details className="plumbline-details">
			<summary>{__('Social preview', 'plumbline')}</summary>
			<div className="plumbline-social">
				<SocialPreview
					title={filledText(control('socialTitle').value, variables) || searchTitle}
					description={
						filledText(control('socialDescription').value, variables) || usualDescription
					}
					host={host}
					image={image}
				/>
				<TypedLine
					{...control('socialTitle')}
					__next40pxDefaultSize
					label={__('Title when shared', 'plumbline')}
					placeholder={searchTitle}
				/>
				<TypedText
					{...control('socialDescription')}
					rows={2}
					label={__('Description when shared', 'plumbline')}
					placeholder={usualDescription}
				/>
				<SocialImage
					imageId={imageId}
					onChange={(id) => change({ ...meta, [metaKeys.socialImage]: id })}
				/>
			</div>
		</details>
	);
}

/** Excerpt and featured image of the post, which cards use where nothing is entered. */
function useFeatured() {
	const { hasSocialTags } = settings().head;
	const imageId = useScreen((edited, select) => edited.featuredImage(select));
	const excerpt = useScreen((edited, select) => edited.excerpt(select));
	return hasSocialTags ? { imageId, excerpt: plainTitle(excerpt) } : { imageId: 0, excerpt: '' };
}
