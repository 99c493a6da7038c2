import { richResultProperties } from './rich-results.ts';

/** Properties that Google’s pages mention and `rich-results.ts` does not list. */
const others =
	'addressLocality addressRegion alternateName applicantLocationRequirements articleBody bestRating breadcrumb category currency dateCreated educationRequirements endOffset expires foundingDate gtin13 itemCondition itemOffered keywords latitude longitude mainEntityOfPage maxValue minValue offerCount openingHours postalCode prepTime priceRange priceValidUntil publisher recipeCategory recipeCuisine sameAs seller servesCuisine shippingDetails sku startTime streetAddress unitText upvoteCount validFrom worstRating';

/** The properties whose spelling matters, because a search engine reads them. */
export const knownProperties: ReadonlySet<string> = new Set([
	...richResultProperties,
	...others.split(' '),
]);
