import { applyFilters } from '@wordpress/hooks';
import { settings } from '../../settings/settings.ts';
import { type ExtraContent, idOf, validContent } from './extra-content.ts';
import { savedContent } from './saved-content.ts';
import { undescribedFeaturedImage } from './undescribed-featured-image.ts';

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
