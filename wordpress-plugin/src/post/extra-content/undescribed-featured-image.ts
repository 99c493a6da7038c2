import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { asHtml } from '../content/direct-url.ts';
import { screen } from '../screen/screen.ts';
import type { ExtraContent } from './extra-content.ts';

export const featuredImageName = 'plumbline/featured-image';

/** The REST API's format. */
interface Attachment {
	readonly alt_text?: string;
	readonly source_url?: string;
}

/** The featured image while its alt text, which the media library has, is empty. */
export function undescribedFeaturedImage(): readonly ExtraContent[] {
	const id = screen().featuredImage(select);
	if (id === 0) return [];
	const image: Attachment | undefined = select(coreStore).getEntityRecord(
		'postType',
		'attachment',
		id,
	);
	if (!image?.source_url || image.alt_text) return [];
	const html = `<img src="${asHtml(image.source_url)}">`;
	// Findings show a link in place of the label.
	return [{ name: featuredImageName, label: '', html }];
}
