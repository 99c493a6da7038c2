import { metaKeys, type PostMeta } from '../meta/post-meta.ts';
import type { SiteHead } from './site-head.ts';

type Select = (store: string) => unknown;

/** How the plugins’ own stores return the keyphrase while somebody types it. */
const readers: Readonly<Record<string, (select: Select) => unknown>> = {
	'Yoast SEO': (select) => call(select('yoast-seo/editor'), 'getFocusKeyphrase'),
	'Rank Math': (select) => call(select('rank-math'), 'getKeywords'),
};

/** The meta with the keyphrase of the plugin that owns the head, which is the one that counts. */
export function withOwnersKeywords(
	meta: PostMeta,
	site: Pick<SiteHead, 'owner' | 'fields'>,
	select: Select,
): PostMeta {
	const keywords = ownersKeywords(site, select);
	if (keywords.length === 0) return meta;
	return {
		...meta,
		[metaKeys.keywords]: keywords.map((keyword) => ({ keyword, synonyms: [] })),
	};
}

/** As somebody types them there, or else as they were saved. */
export function ownersKeywords(
	{ owner, fields }: Pick<SiteHead, 'owner' | 'fields'>,
	select: Select,
): readonly string[] {
	if (owner === null) return [];
	const typed = readers[owner]?.(select);
	if (typeof typed !== 'string') return fields?.keywords ?? [];
	// A comma belongs to the keyphrase in Yoast SEO and separates keyphrases in Rank Math.
	const texts = owner === 'Yoast SEO' ? [typed] : typed.split(',');
	return texts.map((text) => text.trim()).filter(Boolean);
}

/** The result of a method that a different plugin may have; undefined if it has not. */
function call(store: unknown, method: string): unknown {
	if (typeof store !== 'object' || store === null) return undefined;
	const found: unknown = Reflect.get(store, method);
	return typeof found === 'function' ? found() : undefined;
}
