interface SocialFields {
	readonly title: string;
	readonly description: string;
	readonly image: string | null;
	/** Used for empty fields. */
	readonly searchTitle: string;
	readonly searchDescription: string;
	readonly url: string;
}

/** The tags for sharing; empty until one of the fields is filled in. */
export function socialTagsOf({
	title,
	description,
	image,
	searchTitle,
	searchDescription,
	url,
}: SocialFields): Readonly<Record<string, string>> {
	if (!title && !description && image === null) return {};
	return {
		'og:type': 'article',
		'og:url': url,
		'og:title': title || searchTitle,
		'og:description': description || searchDescription,
		'og:image': image ?? '',
		'twitter:card': image === null ? 'summary' : 'summary_large_image',
	};
}
