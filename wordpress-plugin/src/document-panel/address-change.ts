export interface Addresses {
	/** The post can be found under an address that its slug is part of. */
	readonly isPublished: boolean;
	readonly savedSlug: string;
	readonly editedSlug: string;
}

/** What is saved of an address. */
export type SavedAddress = Pick<Addresses, 'isPublished' | 'savedSlug'>;

/** Whether a post that people and search engines know would move. */
export const isMoving = ({ isPublished, savedSlug, editedSlug }: Addresses): boolean =>
	isPublished && savedSlug !== '' && editedSlug !== '' && savedSlug !== editedSlug;

/** Whether a published post has moved. URLs from before publication do not count. */
export const hasMoved = (before: SavedAddress, now: SavedAddress): boolean =>
	before.isPublished &&
	isMoving({
		isPublished: now.isPublished,
		savedSlug: before.savedSlug,
		editedSlug: now.savedSlug,
	});
