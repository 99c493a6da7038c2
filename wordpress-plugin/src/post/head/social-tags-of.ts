interface SocialFields {
	readonly title: string;
	readonly description: string;
	readonly image: string | null;
	/** Used for empty fields. */
	readonly searchTitle: string;
	readonly searchDescription: string;
	readonly url: string;
	readonly type: string;
	readonly siteName: string;
	/** The tags are there without an entry too. */
	readonly isAutomatic: boolean;
}

/** The tags for sharing, as `includes/head/class-social-tags.php` makes them. */
export function socialTagsOf({
	title,
	description,
	image,
	searchTitle,
	searchDescription,
	url,
	type,
	siteName,
	isAutomatic,
}: SocialFields): Readonly<Record<string, string>> {
	if (!isAutomatic && !title && !description && image === null) return {};
	return {
		'og:type': type,
		'og:url': url,
		'og:title': title || searchTitle,
		'og:description': description || searchDescription,
		'og:site_name': siteName,
		'og:image': image ?? '',
		'twitter:card': image === null ? 'summary' : 'summary_large_image',
	};
}
