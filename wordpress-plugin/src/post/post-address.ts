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
 * Where the post is, or will be, found; null before anybody can know. Until it is first saved
 * WordPress calls it “auto-draft”.
 */
export function postAddress(editor: AddressSource): string | null {
	const { prefix, suffix }: AddressParts = editor.getPermalinkParts() ?? {};
	if (!editor.isEditedPostNew() || suffix === undefined) return editor.getPermalink();
	return editor.getEditedPostAttribute('title')
		? `${prefix}${editor.getEditedPostSlug()}${suffix}`
		: null;
}
