import { store as coreStore } from '@wordpress/core-data';
import { select as selectNow } from '@wordpress/data';

/** URL of an image in the media library; null for id 0, and until it is loaded. */
export function readImageUrl(imageId: number, select = selectNow): string | null {
	if (imageId === 0) return null;
	const image = select(coreStore).getEntityRecord('postType', 'attachment', imageId);
	return (image as { readonly source_url?: string } | undefined)?.source_url ?? null; // the REST API's format
}
