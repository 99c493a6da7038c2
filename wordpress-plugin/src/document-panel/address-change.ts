interface Addresses {
	/** The post can be found under its saved address. */
	readonly isPublished: boolean;
	readonly savedSlug: string;
	readonly editedSlug: string;
}

/** Whether a post that people and search engines know would move. */
export const isMoving = ({ isPublished, savedSlug, editedSlug }: Addresses): boolean =>
	isPublished && savedSlug !== '' && editedSlug !== '' && savedSlug !== editedSlug;
