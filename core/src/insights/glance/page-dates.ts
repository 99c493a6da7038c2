import type { FactStore } from '../../facts/fact-store.ts';

export interface PageDates {
	/** As written; null if neither structured data nor meta tags give it. */
	readonly published: string | null;
	readonly modified: string | null;
}

/** When the page was published and changed, as it states itself. Structured data counts first. */
export function pageDates(facts: FactStore): PageDates {
	const items = facts.get('items') ?? [];
	const tags = facts.get('openGraph') ?? [];

	function stated(property: string, tag: string): string | null {
		const values = items
			.filter(({ isRoot, heldBy }) => isRoot || heldBy.length === 0)
			.flatMap(({ properties }) => properties[property] ?? [])
			.map(({ text }) => text.trim());
		const metas = tags.filter((meta) => meta.property === tag).map(({ content }) => content);
		return [...values, ...metas].find(Boolean) ?? null;
	}

	return {
		published: stated('datePublished', 'article:published_time'),
		modified: stated('dateModified', 'article:modified_time'),
	};
}
