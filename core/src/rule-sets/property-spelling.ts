import { isOneTypoFrom } from '../text/folding/one-typo.ts';
import { richResultProperties } from './rich-results.ts';
import { similarProperties } from './schema-org.generated.ts';

/** Properties that Google’s pages mention and `rich-results.ts` does not list. */
const others =
	'addressLocality addressRegion alternateName applicantLocationRequirements articleBody bestRating breadcrumb category currency dateCreated educationRequirements endOffset expires foundingDate gtin13 itemCondition itemOffered keywords latitude longitude mainEntityOfPage maxValue minValue offerCount openingHours postalCode prepTime priceRange priceValidUntil publisher recipeCategory recipeCuisine sameAs seller servesCuisine shippingDetails sku startTime streetAddress unitText upvoteCount validFrom worstRating';

/** The properties whose spelling matters, because a search engine reads them. */
export const knownProperties: ReadonlySet<string> = new Set([
	...richResultProperties,
	...others.split(' '),
]);

const existing: ReadonlySet<string> = new Set(similarProperties.split(' '));
const known = [...knownProperties];

/** Longer names are not properties. */
const maxLength = 40;

/** The property of schema.org that a misspelt name means; null for any other name. */
export function propertyMeant(name: string): string | null {
	if (knownProperties.has(name) || existing.has(name) || name.length > maxLength) return null;
	return known.find((property) => isOneTypoFrom(name, property)) ?? null;
}
