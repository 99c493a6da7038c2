import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { usePostMeta } from '../../post/screen/use-post-meta.ts';
import { settings } from '../../settings/settings.ts';
import { ForeignFields } from './foreign-fields.tsx';
import { OwnFields } from './own-fields.tsx';
import { usePostHead } from './use-post-head.ts';

/** The fields for search results and sharing, with previews. */
export function SearchFields() {
	const { head, failure } = usePostHead(settings().postId);
	const edited = usePostMeta();
	if (failure !== null) {
		return (
			<Notice status="warning" isDismissible={false}>
				{failure}
			</Notice>
		);
	}
	if (!head)
		return <p className="plumbline-quiet">{__('Requesting data from the site…', 'plumbline')}</p>;
	return (
		<div className="plumbline">
			{head.owner !== null ? (
				<ForeignFields owner={head.owner} head={head} />
			) : (
				edited && <OwnFields head={head} meta={edited[0]} change={edited[1]} />
			)}
		</div>
	);
}
