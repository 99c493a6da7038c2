import type { NamedThing } from '../../../text/keywords/name-of-thing.ts';
import type { Heading } from '../../collected/body/headings.fact.ts';
import type { PageType } from '../page-type/page-type.fact.ts';
import type { Item } from '../structured-data/items/item.ts';

/** A page about one product or one dish has its name; other pages do not. */
export interface NamedPage {
	readonly pageType: PageType | null;
	readonly headings: readonly Heading[] | null;
	readonly items: readonly Item[] | null;
}

const typeNames: Partial<Record<PageType, RegExp>> = {
	recipe: /^Recipe$/,
	product: /^Product(?:Group)?$/,
};

/** The dish or the product that a page is about, with all that may be its name. */
export function namedThing({ headings, items, pageType }: NamedPage): NamedThing | undefined {
	const pattern = pageType && typeNames[pageType];
	if (!pattern) return;
	const item = items?.find(({ types }) => types.some((type) => pattern.test(type)));
	const mains = (headings ?? []).filter(({ isHidden, level }) => level === 1 && !isHidden);
	const names = [...mains.map(({ label }) => label), item?.properties.name?.[0]?.text ?? ''];
	return { isProduct: pageType === 'product', names: names.filter((name) => name !== '') };
}
