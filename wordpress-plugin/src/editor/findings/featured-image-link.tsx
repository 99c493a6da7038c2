import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { screen } from '../../post/screen/edit-screen.ts';

/** Leads to the media library, where the featured image has its alt text. */
export function FeaturedImageLink() {
	const id = screen().featuredImage(select);
	return (
		<a
			className="plumbline-place"
			href={`post.php?post=${id}&action=edit`}
			target="_blank"
			rel="noreferrer"
			onClick={() => addEventListener('focus', () => readAgain(id), { once: true })}
		>
			{__('The featured image: describe it in the media library (opens in a new tab)', 'plumbline')}
		</a>
	);
}

const readAgain = (id: number) =>
	void dispatch(coreStore).invalidateResolution('getEntityRecord', ['postType', 'attachment', id]);
