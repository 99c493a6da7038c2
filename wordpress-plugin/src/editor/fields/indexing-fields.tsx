import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { metaKeys, type PostMeta } from '../../post/meta/post-meta.ts';
import { searchFieldId } from '../../post/meta/search-field.ts';
import { settings } from '../../settings/settings.ts';
import { RobotsFields } from './robots-fields.tsx';

interface IndexingFieldsProps {
	readonly meta: PostMeta;
	readonly change: (meta: PostMeta) => void;
	/** The canonical without this field. */
	readonly address: string;
}

/** Canonical and robots, for people who may decide how search engines treat the post. */
export function IndexingFields({ address, change, meta }: IndexingFieldsProps) {
	if (!settings().canIndex) {
		return (
			<p className="plumbline-quiet">
				{__(
					'Only editors can set the canonical URL and robots directives of this page.',
					'plumbline',
				)}
			</p>
		);
	}
	return (
		<>
			<div className="plumbline-field" id={searchFieldId('robots')}>
				<RobotsFields meta={meta} change={change} />
			</div>
			<div id={searchFieldId('canonical')}>
				<TextControl
					value={meta[metaKeys.canonical] ?? ''}
					onChange={(canonical) => change({ ...meta, [metaKeys.canonical]: canonical })}
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="url"
					label={__('Canonical URL', 'plumbline')}
					help={__(
						'Only if the same text is at a different URL, which should appear in search instead.',
						'plumbline',
					)}
					placeholder={address}
				/>
			</div>
		</>
	);
}
