import { type AuditOptions, rules } from '@plumbline/core';
import { type Dismissal, metaKeys, type PostMeta } from './meta/post-meta.ts';

/** The writer’s settings for the audit. */
export type AuditWishes = Required<
	Pick<AuditOptions, 'keywords' | 'synonyms' | 'textLanguage' | 'isMeantToBeHidden' | 'ignored'>
>;

/** Dismissals of the whole site count as dismissals of the post. */
export function wishesOf(
	meta: PostMeta,
	ofSite: readonly Pick<Dismissal, 'kind' | 'name'>[] = [],
): AuditWishes {
	const dismissals = [...(meta[metaKeys.dismissals] ?? []), ...ofSite];
	const keywords = meta[metaKeys.keywords] ?? [];
	return {
		keywords: keywords.map(({ keyword }) => keyword),
		synonyms: Object.fromEntries(keywords.map(({ keyword, synonyms }) => [keyword, synonyms])),
		textLanguage: meta[metaKeys.language] ?? '',
		isMeantToBeHidden: meta[metaKeys.isHidden] ?? false,
		ignored: {
			rules: dismissals.flatMap(rulesIn),
			occurrences: dismissals.flatMap(({ kind, name }) => (kind === 'occurrence' ? [name] : [])),
		},
	};
}

function rulesIn({ kind, name }: Pick<Dismissal, 'kind' | 'name'>): readonly string[] {
	if (kind === 'rule') return [name];
	if (kind === 'occurrence') return [];
	return rules.filter((rule) => rule.class === name).map((rule) => rule.name);
}
