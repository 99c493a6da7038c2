import { __, sprintf } from '@wordpress/i18n';
import { filledText } from '../../post/head/filled-text.ts';
import { SearchPreview } from '../preview/search-preview.tsx';
import type { PostHead } from './post-head.ts';
import { usePreview, useVariables } from './use-preview.ts';

interface ForeignFieldsProps {
	/** Name of the plugin that provides title and description. */
	readonly owner: string;
	readonly head: PostHead;
}

/** The fields of a different SEO plugin, which has to be used to edit them. */
export function ForeignFields({ owner, head }: ForeignFieldsProps) {
	const variables = useVariables(head);
	const filled = (text: string | null | undefined) => text && filledText(text, variables);
	const title = filled(head.fields?.title);
	const description = filled(head.fields?.description);
	const preview = usePreview(
		{
			title: title || (variables.title ?? ''),
			description: description ?? '',
			siteName: variables.site ?? '',
		},
		head,
	);
	const fields = [
		[__('Title in search results', 'plumbline'), title],
		[__('Description', 'plumbline'), description],
		[__('Canonical URL', 'plumbline'), head.fields?.canonical],
	] as const;
	return (
		<>
			<p className="plumbline-quiet">
				{sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'%s writes the title and description of this post. Change them there. Plumbline adds nothing.',
						'plumbline',
					),
					owner,
				)}
			</p>
			<SearchPreview preview={preview} />
			<dl className="plumbline-foreign">
				{fields.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd dir="auto">
							{value ||
								__('Filled in when the page is rendered. Audit the rendered page.', 'plumbline')}
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
