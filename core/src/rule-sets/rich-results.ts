/** Google's requirements for the rich result of one type. */
export interface RichResult {
	/** The type, or the family it belongs to. */
	readonly type: string;
	/** Google's page about it. */
	readonly source: string;
	/** Only as a value of these types; empty for top-level items. */
	readonly of: readonly string[];
	readonly required: readonly Requirement[];
	readonly recommended: readonly Requirement[];
}

/** A property, or a path to a nested one; any one of several is enough. */
export interface Requirement {
	readonly anyOf: readonly (readonly string[])[];
	/** Required only if the first property exists. */
	readonly isConditional: boolean;
}

/**
 * One type per line: its name (`of` the types that contain it), Google's page, required properties,
 * recommended properties. `a|b` means either, `a.b` is a property of the value of a, `?a.b` matters
 * only if a exists. Read in November 2026; retired types are in `retired-types.ts`.
 */
const table = `
Article; article; ; headline image datePublished dateModified author ?author.name ?author.url
Product; product-snippet; name offers|review|aggregateRating; image description brand aggregateRating|review
ProductGroup; product-variants; name; productGroupID|hasVariant.inProductGroupWithID variesBy
Offer of Product SoftwareApplication; product-snippet; price|priceSpecification; priceCurrency|priceSpecification availability
AggregateOffer of Product; product-snippet; lowPrice priceCurrency; highPrice offerCount
AggregateRating; review-snippet; ratingValue ratingCount|reviewCount;
Review; review-snippet; author itemReviewed ?itemReviewed.name reviewRating ?reviewRating.ratingValue; datePublished
Recipe; recipe; name image; author datePublished description recipeIngredient recipeInstructions totalTime|cookTime recipeYield aggregateRating video
Event; event; name startDate location ?location.address|location.url; description endDate eventStatus image offers organizer performer
JobPosting; job-posting; title description datePosted hiringOrganization jobLocation|applicantLocationRequirements ?jobLocation.address ?jobLocation.address.addressCountry; baseSalary employmentType validThrough identifier
LocalBusiness; local-business; name address; telephone url openingHoursSpecification|openingHours geo
Organization; organization; ; name url logo
VideoObject; video; name thumbnailUrl uploadDate; description contentUrl|embedUrl duration
SoftwareApplication; software-app; ; name offers applicationCategory operatingSystem aggregateRating|review
Course; course; ; name description provider
Dataset; dataset; ; name description creator license
Movie; movie; ; name image director aggregateRating|review
ProfilePage; profile-page; mainEntity ?mainEntity.name; ?mainEntity.description ?mainEntity.image
DiscussionForumPosting; discussion-forum; author ?author.name datePublished text|image|video|articleBody; headline url
QAPage; qapage; mainEntity ?mainEntity.name ?mainEntity.answerCount ?mainEntity.acceptedAnswer|mainEntity.suggestedAnswer; ?mainEntity.text ?mainEntity.author
`;

const pages = 'https://developers.google.com/search/docs/appearance/structured-data/';

const byType = new Map(
	table
		.trim()
		.split('\n')
		.map((line) => [line.split(/[ ;]/, 1)[0] ?? '', richResult(line)]),
);

export const richResultOf = (family: string): RichResult | null => byType.get(family) ?? null;

function richResult(line: string): RichResult {
	const [who = '', page = '', required = '', recommended = ''] = line.split(';');
	const [type = '', ...of] = who.split(' ').filter((word) => word !== 'of');
	return {
		type,
		source: pages + page.trim(),
		of,
		required: requirements(required),
		recommended: requirements(recommended),
	};
}

function requirements(list: string): readonly Requirement[] {
	return list
		.split(' ')
		.filter(Boolean)
		.map((entry) => ({
			anyOf: entry
				.replace('?', '')
				.split('|')
				.map((path) => path.split('.')),
			isConditional: entry.startsWith('?'),
		}));
}
