import { resolvedBase } from '../../facts/derived/indexing/base-url.fact.ts';
import { ownText } from '../../facts/own-text.ts';
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
		title: ownText(titles?.[0]?.text ?? ''),
		description: ownText(descriptions?.[0]?.content ?? ''),
		relAuthor: author === undefined ? '' : (URL.parse(author, base ?? undefined)?.href ?? author),
	};
}
