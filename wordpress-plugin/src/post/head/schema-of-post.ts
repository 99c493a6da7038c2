import type { TypedHead } from './head-of-post.ts';
import { plainTitle } from './plain-title.ts';
import type { Entity } from './site-head.ts';

/** The structured data of the page once the post is saved, as HTML; empty if there is none. */
export function schemaOfPost(
	schema: readonly Entity[],
	typed: Pick<TypedHead, 'title' | 'excerpt' | 'socialImage'>,
): string {
	// A post without a title has hardly begun, and its page describes no article.
	if (schema.length === 0 || plainTitle(typed.title) === '') return '';
	const graph = schema.map((entity) =>
		entity['@type'] === 'BlogPosting' ? articleOf(entity, typed) : entity,
	);
	const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
	return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function articleOf(
	{ description: _, image: __, ...saved }: Entity,
	{ excerpt, socialImage, title }: Pick<TypedHead, 'title' | 'excerpt' | 'socialImage'>,
): Entity {
	const description = plainTitle(excerpt);
	return {
		...saved,
		headline: plainTitle(title),
		...(description && { description }),
		...(socialImage !== null && { image: socialImage }),
	};
}
