import type { Rule } from '@plumbline/core';

/** The section of `docs/where-to-change-it.md` about what a rule judges; null for most others. */
export function placeToChange({ group, name }: Pick<Rule, 'group' | 'name'>): Place | null {
	const [, place = null] = byName.find(([pattern]) => pattern.test(name)) ?? [];
	return place ?? byGroup[group] ?? null;
}

interface Place {
	readonly anchor: string;
	readonly words: string;
}

const byName: readonly (readonly [RegExp, Place])[] = [
	[/canonical/, { anchor: 'canonical-url', words: 'the canonical URL' }],
	[
		/robots_meta|robots_rules|noindex|page_is_indexable|snippet_is_allowed|preview_is_allowed|indexing_tags/,
		{ anchor: 'robots-rules', words: 'robots rules' },
	],
	[/^(?:open_graph|social)_/, { anchor: 'social-tags', words: 'social tags' }],
	[/alt_text/, { anchor: 'alt-texts', words: 'alt texts' }],
];

const byGroup: Readonly<Partial<Record<Rule['group'], Place>>> = {
	title: { anchor: 'title', words: 'the title' },
	description: { anchor: 'description', words: 'the description' },
	international: { anchor: 'language-versions', words: 'language versions' },
	structured_data: { anchor: 'structured-data', words: 'structured data' },
};
