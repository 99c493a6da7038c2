import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import type { Addresses } from './address-change.ts';

/** A URL without a slug does not change with the slug. */
export function useSlugs(): Addresses {
	const isPublished = useSelect((select) => {
		const { isCurrentPostPublished, isPermalinkEditable } = select(editorStore);
		return isCurrentPostPublished() && isPermalinkEditable();
	}, []);
	const savedSlug = useSelect(
		(select) => select(editorStore).getCurrentPostAttribute('slug') ?? '',
		[],
	);
	const editedSlug = useSelect(
		(select) => select(editorStore).getEditedPostAttribute('slug') ?? '',
		[],
	);
	return { isPublished, savedSlug, editedSlug };
}
