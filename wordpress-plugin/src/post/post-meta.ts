/** As `includes/meta/class-meta-keys.php` names it. */
export const metaKeys = {
	keywords: '_plumbline_keywords',
	description: '_plumbline_description',
	isHidden: '_plumbline_hidden',
	dismissals: '_plumbline_dismissals',
} as const;

export interface Keyword {
	readonly keyword: string;
	readonly synonyms: readonly string[];
}

export interface Dismissal {
	readonly kind: 'rule' | 'occurrence' | 'class';
	/** Name of a rule, id of an occurrence, or a class of rules. */
	readonly name: string;
	readonly reason: string;
}

/** What is kept with a post, as the REST API types it. */
export interface PostMeta {
	readonly [metaKeys.keywords]?: readonly Keyword[];
	readonly [metaKeys.description]?: string;
	readonly [metaKeys.isHidden]?: boolean;
	readonly [metaKeys.dismissals]?: readonly Dismissal[];
}

/** What the post is meant to be found for; the first keyword. */
export const focusKeyword = (meta: PostMeta): string => meta[metaKeys.keywords]?.[0]?.keyword ?? '';

/** The meta with another first keyword, which keeps its synonyms. */
export function withFocusKeyword(meta: PostMeta, keyword: string): PostMeta {
	const [first, ...others] = meta[metaKeys.keywords] ?? [];
	return { ...meta, [metaKeys.keywords]: [{ synonyms: [], ...first, keyword }, ...others] };
}
