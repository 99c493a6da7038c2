export interface Addresses {
	/** The post is published, and its slug is part of its URL. */
	readonly isPublished: boolean;
	readonly savedSlug: string;
	readonly editedSlug: string;
}

/** The saved state, without edits. */
export type SavedAddress = Pick<Addresses, 'isPublished' | 'savedSlug'>;

/** True if saving would change the URL of a published post. */
export const isMoving = ({ isPublished, savedSlug, editedSlug }: Addresses): boolean =>
	isPublished && savedSlug !== '' && editedSlug !== '' && savedSlug !== editedSlug;

/** True if a published post has moved. URLs from before publication do not count. */
export const hasMoved = (before: SavedAddress, now: SavedAddress): boolean =>
	before.isPublished &&
	isMoving({
		isPublished: now.isPublished,
		savedSlug: before.savedSlug,
		editedSlug: now.savedSlug,
	});
