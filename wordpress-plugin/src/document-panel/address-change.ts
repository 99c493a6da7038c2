export interface Addresses {
	/** The post can be found under an address that its slug is part of. */
	readonly isPublished: boolean;
	readonly savedSlug: string;
	readonly editedSlug: string;
}

/** Whether a post that people and search engines know would move. */
export const isMoving = ({ isPublished, savedSlug, editedSlug }: Addresses): boolean =>
	isPublished && savedSlug !== '' && editedSlug !== '' && savedSlug !== editedSlug;
