import { resolvedBase } from '../../facts/derived/indexing/base-url.fact.ts';
import { detachedText } from '../../facts/detached-text.ts';
import type { KnownFacts } from '../../facts/page-facts.ts';
import type { PageMeta } from './report.ts';

export function pageMeta({
	titles,
	descriptions,
	authorLinks,
	baseTags,
	url,
}: KnownFacts): PageMeta {
	const base = url && resolvedBase(url, baseTags);
	const [author] = authorLinks ?? [];
	return {
		title: detachedText(titles?.[0]?.text ?? ''),
		description: detachedText(descriptions?.[0]?.content ?? ''),
		relAuthor: author === undefined ? '' : (URL.parse(author, base ?? undefined)?.href ?? author),
	};
}
