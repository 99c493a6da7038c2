import type { Item } from '../facts/derived/structured-data/items/item.ts';
import { familyOf } from '../rule-sets/schema-types.ts';
import { impliedType } from './documented-values.ts';

/** The types of an item, or the one that its property implies: Google's own examples leave it out. */
export function typesOf(
	{ heldBy, syntax, types }: Item,
	items: readonly Item[],
): readonly string[] {
	if (types.length > 0 || syntax !== 'json_ld') return types;
	const implied = heldBy
		.filter(({ item }) => items[item]?.vocabulary === 'schema')
		.map(({ property }) => impliedType(property))
		.filter((type) => type !== null);
	return implied.slice(0, 1);
}

/** Whether the item is of the type or of one below it. */
export const hasType = (item: Item, type: string, items: readonly Item[]): boolean =>
	typesOf(item, items).some((own) => isBelow(own, type));

/** The nearest item above this one that is of one of the types; null without one. */
export function holderOf(
	item: Item,
	types: readonly string[],
	items: readonly Item[],
): Item | null {
	const seen = new Set<Item>([item]);
	for (const each of seen) {
		for (const { item: place } of each.heldBy) {
			const holder = items[place];
			if (!holder || seen.has(holder) || seen.size > maxHolders) continue;
			if (types.some((type) => hasType(holder, type, items))) return holder;
			seen.add(holder);
		}
	}
	return null;
}

/** Deeper nesting is not real. */
const maxHolders = 50;

const isBelow = (own: string, type: string): boolean => {
	const family = familyOf(own) ?? own;
	return own === type || family === type || (parents.get(family)?.includes(type) ?? false);
};

/** The types above a family, as far as Google's pages name them. */
const parents = new Map(
	`
LocalBusiness Organization Place
AggregateOffer Offer
AggregateRating Rating
VideoObject MediaObject CreativeWork
ImageObject MediaObject CreativeWork
BreadcrumbList ItemList
HowToSection ItemList
HowToStep ItemList
VirtualLocation Place
ProfilePage WebPage CreativeWork
QAPage WebPage CreativeWork
FAQPage WebPage CreativeWork
Recipe HowTo CreativeWork
Answer Comment CreativeWork
Question Comment CreativeWork
DiscussionForumPosting Article CreativeWork
Article CreativeWork
Book CreativeWork
Course CreativeWork
Clip CreativeWork
Dataset CreativeWork
HowTo CreativeWork
Movie CreativeWork
Review CreativeWork
SoftwareApplication CreativeWork
WebPage CreativeWork
WebSite CreativeWork
`
		.trim()
		.split('\n')
		.map((line) => line.split(' '))
		.map(([family = '', ...above]) => [family, above] as const),
);
