/** Equal to the names in `includes/meta/class-meta-keys.php`. */
export const metaKeys = {
	keywords: '_plumbline_keywords',
	title: '_plumbline_title',
	description: '_plumbline_description',
	canonical: '_plumbline_canonical',
	isHidden: '_plumbline_hidden',
	robots: '_plumbline_robots',
	socialTitle: '_plumbline_social_title',
	socialDescription: '_plumbline_social_description',
	socialImage: '_plumbline_social_image',
	primaryTerms: '_plumbline_primary_terms',
	language: '_plumbline_language',
	dismissals: '_plumbline_dismissals',
} as const;

export interface Keyword {
	readonly keyword: string;
	readonly synonyms: readonly string[];
}

export interface Dismissal {
	readonly kind: 'rule' | 'occurrence' | 'class';
	/** Name of a rule, id of an occurrence, or name of a class of rules. */
	readonly name: string;
	readonly reason: string;
}

/** Equal to the list in `includes/meta/class-meta-values.php`, except noindex, which is `isHidden`. */
export const robotsDirectives = [
	'nofollow',
	'nosnippet',
	'noimageindex',
	'notranslate',
	'index',
] as const;
export type RobotsDirective = (typeof robotsDirectives)[number];

/** Our post meta as the REST API returns it. */
export interface PostMeta {
	readonly [metaKeys.keywords]?: readonly Keyword[];
	readonly [metaKeys.title]?: string;
	readonly [metaKeys.description]?: string;
	readonly [metaKeys.canonical]?: string;
	readonly [metaKeys.isHidden]?: boolean;
	readonly [metaKeys.robots]?: readonly RobotsDirective[];
	readonly [metaKeys.socialTitle]?: string;
	readonly [metaKeys.socialDescription]?: string;
	/** The image’s id in the media library; 0 for none. */
	readonly [metaKeys.socialImage]?: number;
	/** Ids of the primary terms, at most one of each taxonomy. */
	readonly [metaKeys.primaryTerms]?: readonly number[];
	/** BCP 47 tag of the text's language; empty for automatic detection. */
	readonly [metaKeys.language]?: string;
	readonly [metaKeys.dismissals]?: readonly Dismissal[];
}

export type TextField = 'title' | 'description' | 'canonical' | 'socialTitle' | 'socialDescription';

/** The first keyword is the focus keyword. */
export const focusKeyword = (meta: PostMeta): string => meta[metaKeys.keywords]?.[0]?.keyword ?? '';

/** The meta with a new focus keyword; its synonyms stay. */
export function withFocusKeyword(meta: PostMeta, keyword: string): PostMeta {
	const [first, ...others] = meta[metaKeys.keywords] ?? [];
	return { ...meta, [metaKeys.keywords]: [{ synonyms: [], ...first, keyword }, ...others] };
}

/** One less than the maximum in `includes/meta/class-meta-values.php`, which includes the focus keyword. */
export const mostOtherKeywords = 19;

/** The meta with new additional keywords; unchanged ones keep their synonyms. */
export function withOtherKeywords(meta: PostMeta, keywords: readonly string[]): PostMeta {
	const [first = noKeyword, ...before] = meta[metaKeys.keywords] ?? [];
	const others = keywords
		.slice(0, mostOtherKeywords)
		.map((keyword) => before.find((one) => one.keyword === keyword) ?? { keyword, synonyms: [] });
	return { ...meta, [metaKeys.keywords]: [first, ...others] };
}

export function withSynonyms(
	meta: PostMeta,
	keyword: string,
	synonyms: readonly string[],
): PostMeta {
	const keywords = meta[metaKeys.keywords] ?? [];
	return {
		...meta,
		[metaKeys.keywords]: keywords.map((one) =>
			one.keyword === keyword ? { ...one, synonyms } : one,
		),
	};
}

/** The meta with one of these terms of a taxonomy as the primary one; 0 for none. */
export function withPrimaryTerm(meta: PostMeta, terms: readonly number[], id: number): PostMeta {
	const others = (meta[metaKeys.primaryTerms] ?? []).filter((one) => !terms.includes(one));
	// The first one of a taxonomy counts, and terms that left the post may still be there.
	return { ...meta, [metaKeys.primaryTerms]: id === 0 ? others : [id, ...others] };
}

const noKeyword: Keyword = { keyword: '', synonyms: [] };

const ours: ReadonlySet<string> = new Set(Object.values(metaKeys));

/** Our meta that differs from the saved meta, and all meta of other plugins. */
export const changedMeta = (meta: PostMeta, saved: PostMeta): PostMeta =>
	Object.fromEntries(
		Object.entries(meta).filter(
			([key, value]) =>
				!ours.has(key) || JSON.stringify(value) !== JSON.stringify(saved[key as keyof PostMeta]),
		),
	);
