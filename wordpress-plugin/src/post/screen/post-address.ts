/** The URL parts in the editor’s store. */
export interface AddressSource {
	getPermalink(): string | null;
	getPermalinkParts(): object | null;
	getEditedPostSlug(): string;
	getEditedPostAttribute(name: 'title'): string | undefined;
	isEditedPostNew(): boolean;
}

/** The URL around the slug; without a suffix the URL has no slug. */
interface AddressParts {
	readonly prefix?: string;
	readonly suffix?: string;
}

/**
 * The current or future URL of the post; null while it is unknown, because WordPress uses the slug
 * “auto-draft” until the first save.
 */
export function postAddress(editor: AddressSource): string | null {
	const { prefix, suffix }: AddressParts = editor.getPermalinkParts() ?? {};
	if (!editor.isEditedPostNew() || suffix === undefined) return editor.getPermalink();
	return editor.getEditedPostAttribute('title')
		? `${prefix}${editor.getEditedPostSlug()}${suffix}`
		: null;
}
