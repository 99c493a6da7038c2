import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { applyFilters } from '@wordpress/hooks';
import { settings } from '../../settings/settings.ts';
import { asHtml } from '../content/direct-url.ts';
import { screen } from '../screen/edit-screen.ts';
import { type ExtraContent, idOf, validContent } from './extra-content.ts';
import { savedContent } from './saved-content.ts';

export const featuredImageName = 'plumbline/featured-image';

/** The REST API's format. */
interface Attachment {
	readonly alt_text?: string;
	readonly source_url?: string;
}

/** The featured image while its alt text, which the media library has, is empty. */
function undescribedFeaturedImage(): readonly ExtraContent[] {
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

/**
 * The content to audit in addition to the blocks. The filter lets other plugins supply what is
 * typed into their fields.
 */
export function readExtraContent(): readonly ExtraContent[] {
	const { postId: id, postType: type } = settings();
	const parts = applyFilters('plumbline.extraContent', savedContent().current(), { id, type });
	return [...validContent(parts), ...undescribedFeaturedImage()];
}

/** The extra content at a place of the audit; null if the place is a block. */
export const extraContentAt = (id: string): ExtraContent | null =>
	readExtraContent().find((part) => idOf(part) === id) ?? null;
