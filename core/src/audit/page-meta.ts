import type { KnownFacts } from '../page/page-facts.ts';
import type { PageMeta } from './report.ts';

export function pageMeta({
	titles,
	descriptions,
	authorLinks,
	baseTags,
	url,
}: KnownFacts): PageMeta {
	const base = resolve(baseTags?.[0]?.href, url) ?? url;
	const [author] = authorLinks ?? [];
	return {
		title: titles?.[0]?.text ?? '',
		description: descriptions?.[0]?.content ?? '',
		relAuthor: author === undefined ? '' : (resolve(author, base) ?? author),
	};
}

const resolve = (href: string | undefined, base: string | null) =>
	href === undefined ? null : (URL.parse(href, base ?? undefined)?.href ?? null);
