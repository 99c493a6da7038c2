/** Google's requirements for the rich result of one type. */
export interface RichResult {
	/** The type, or the family it belongs to. */
	readonly type: string;
	/** Google's page about it. */
	readonly source: string;
	readonly place: Place;
	readonly required: readonly Requirement[];
	readonly recommended: readonly Requirement[];
}

/** Where an item of the type has to be. */
export interface Place {
	readonly isTopLevel: boolean;
	/** It may be anywhere, whatever contains it. */
	readonly isAnywhere: boolean;
	/** As a value of these properties … */
	readonly by: readonly string[];
	/** … of these types. */
	readonly of: readonly string[];
	/** It counts only with one of these properties; empty if it needs none. */
	readonly having: readonly string[];
	/** The item that holds it has to be the page's own content. */
	readonly isOfMain: boolean;
}

/** A property, or a path to a nested one; any one of several is enough. */
export interface Requirement {
	readonly anyOf: readonly Path[];
	/**
	 * Required only if the item has this path and its value has this end; null if it is always
	 * required.
	 */
	readonly onlyIf: { readonly path: Path; readonly value: string } | null;
}

export type Path = readonly string[];

/**
 * One type per line: its name, where it has to be, Google's page, required properties, recommended
 * properties. Without a place, the type counts at the top level; `of A B by c` adds values of c in
 * A or B, `only of` leaves out the top level, `main` needs an A or B that is the page's own content,
 * `anywhere` needs no place, `having c` counts items with c alone. `a|b` means either, `a.b` is a
 * property of the value of a, `a.@id` its URL as an id, `?a.b` matters only if a exists, `a.b>c`
 * requires c if a.b exists, `a=V>c` if a ends with V, `a=!V>c` if it
 * is not V. A type with several lines has a different
 * place in each. Read in November 2026; retired types are in `retired-types.ts`.
 */
const table = `
Article; article; ; headline image datePublished dateModified author ?author.name ?author.url
Product; product-snippet; name offers|review|aggregateRating; image description brand ?brand.name sku|mpn|gtin|gtin8|gtin12|gtin13|gtin14|isbn aggregateRating|review
ProductGroup; product-variants; name; productGroupID|hasVariant.inProductGroupWithID variesBy brand description aggregateRating|review
Offer only of Product by offers; merchant-listing; price|priceSpecification; priceCurrency|priceSpecification availability itemCondition priceValidUntil url hasMerchantReturnPolicy shippingDetails
Offer only of SoftwareApplication by offers; software-app; price|priceSpecification; priceCurrency|priceSpecification
AggregateOffer only of Product by offers; product-snippet; lowPrice priceCurrency; highPrice offerCount
AggregateRating anywhere; review-snippet; itemReviewed ?itemReviewed.name ratingValue ratingCount|reviewCount;
Review of Product Recipe Book Course Event Movie SoftwareApplication by review reviews; review-snippet; author itemReviewed ?itemReviewed.name reviewRating ?reviewRating.ratingValue; datePublished
Recipe; recipe; name image nutrition.calories>recipeYield; author datePublished description recipeIngredient recipeInstructions totalTime|cookTime prepTime recipeYield aggregateRating video keywords recipeCategory recipeCuisine nutrition.calories
HowToStep only of Recipe HowToSection by recipeInstructions itemListElement; recipe; text|itemListElement; name url image
HowToDirection only of HowToStep by itemListElement; recipe; text;
HowToTip only of HowToStep by itemListElement; recipe; text;
HowToSection only of Recipe by recipeInstructions; recipe; itemListElement name;
Event; event; name startDate location ?location.address|location.url; description endDate eventStatus image offers ?offers.url ?offers.price|offers.lowPrice ?offers.priceCurrency ?offers.availability ?offers.validFrom organizer ?organizer.name ?organizer.url performer ?performer.name ?location.name|location.url
JobPosting; job-posting; title description datePosted hiringOrganization ?hiringOrganization.name jobLocation|applicantLocationRequirements ?jobLocation.address ?jobLocation.address.addressCountry; baseSalary employmentType validThrough identifier directApply jobLocationType=TELECOMMUTE>applicantLocationRequirements experienceRequirements educationRequirements experienceInPlaceOfEducation=true>educationRequirements
VacationRental; vacation-rental; containsPlace ?containsPlace.occupancy identifier image name latitude|geo.latitude longitude|geo.longitude; address aggregateRating checkinTime checkoutTime description knowsLanguage review additionalType brand ?containsPlace.additionalType ?containsPlace.amenityFeature ?containsPlace.bed ?containsPlace.floorSize ?containsPlace.numberOfBathroomsTotal ?containsPlace.numberOfBedrooms ?containsPlace.numberOfRooms
Review only of VacationRental by review; vacation-rental; datePublished;
QuantitativeValue only of Accommodation by occupancy; vacation-rental; value;
LocalBusiness; local-business; name address; telephone url openingHoursSpecification|openingHours geo ?geo.latitude ?geo.longitude priceRange
Restaurant; local-business; name address; telephone url openingHoursSpecification|openingHours geo ?geo.latitude ?geo.longitude priceRange menu|hasMenu servesCuisine
Organization; organization; ; name url logo address contactPoint|telephone|email sameAs alternateName description foundingDate legalName numberOfEmployees vatID|taxID|duns|leiCode|naics|globalLocationNumber|iso6523Code
MerchantReturnPolicy only of Organization LocalBusiness Offer Product by hasMerchantReturnPolicy; return-policy; applicableCountry|merchantReturnLink returnPolicyCategory|merchantReturnLink returnPolicyCategory=MerchantReturnFiniteReturnWindow>merchantReturnDays returnFees=ReturnShippingFees>returnShippingFeesAmount; returnFees returnMethod
MerchantReturnPolicySeasonalOverride only of MerchantReturnPolicy by returnPolicySeasonalOverride; return-policy; returnPolicyCategory returnPolicyCategory=MerchantReturnFiniteReturnWindow>merchantReturnDays;
OfferShippingDetails only of Offer by shippingDetails; merchant-listing; ?shippingDestination.addressCountry ?shippingRate.value|shippingRate.maxValue;
ShippingDeliveryTime only of OfferShippingDetails by deliveryTime; merchant-listing; ?handlingTime.maxValue ?transitTime.maxValue;
ShippingService only of Organization LocalBusiness by hasShippingService; shipping-policy; shippingConditions;
MemberProgram only of Organization LocalBusiness by hasMemberProgram; loyalty-program; name description hasTiers; url
MemberProgramTier only of MemberProgram by hasTiers; loyalty-program; name hasTierBenefit; url hasTierBenefit=TierBenefitLoyaltyPoints>membershipPointsEarned
UnitPriceSpecification only of Offer by priceSpecification; merchant-listing; ?referenceQuantity.unitCode; membershipPointsEarned>validForMemberTier
Certification only of Product by hasCertification; merchant-listing; name issuedBy ?certificationRating.ratingValue; certificationIdentification
VideoObject; video; name thumbnailUrl uploadDate; description contentUrl|embedUrl duration interactionStatistic
Clip only of VideoObject by hasPart; video; name startOffset url; endOffset
BroadcastEvent only of VideoObject by publication; video; isLiveBroadcast startDate endDate;
SeekToAction only of VideoObject by potentialAction; video; target startOffset-input;
ImageObject only of Article Product Recipe Event Organization LocalBusiness by image logo; image-license-metadata; url|contentUrl|@id;
ImageObject anywhere having license acquireLicensePage; image-license-metadata; contentUrl creator|creditText|copyrightNotice|license; license acquireLicensePage creator ?creator.name creditText copyrightNotice
SpeakableSpecification only of Article WebPage by speakable; speakable; cssSelector|xPath|xpath;
ListItem only main of ItemList by itemListElement; carousel; url|item.url|item.@id;
ItemList only of Review by positiveNotes negativeNotes; product-snippet; itemListElement;
ListItem only of ItemList by itemListElement; product-snippet; name|item.name;
SoftwareApplication; software-app; name offers aggregateRating|review; applicationCategory operatingSystem
Course; course; ; name description provider
DataDownload only of Dataset by distribution; dataset; contentUrl; encodingFormat
Dataset; dataset; name description; creator license distribution temporalCoverage spatialCoverage alternateName citation funder identifier includedInDataCatalog isAccessibleForFree keywords measurementTechnique sameAs url variableMeasured version
Movie; movie; name image; director dateCreated aggregateRating|review
ProfilePage; profile-page; mainEntity ?mainEntity.name|mainEntity.alternateName; ?mainEntity.description ?mainEntity.image ?mainEntity.identifier ?mainEntity.sameAs ?mainEntity.interactionStatistic ?mainEntity.agentInteractionStatistic dateCreated dateModified
DiscussionForumPosting; discussion-forum; author ?author.name datePublished text|image|video|articleBody; headline url comment ?author.url dateModified interactionStatistic
Comment only of DiscussionForumPosting Comment by comment; discussion-forum; author ?author.name datePublished text|image|video; url ?author.url interactionStatistic
QAPage; qapage; mainEntity ?mainEntity.name ?mainEntity.answerCount mainEntity.answerCount=!0>mainEntity.acceptedAnswer|mainEntity.suggestedAnswer; ?mainEntity.text ?mainEntity.author ?mainEntity.datePublished ?mainEntity.upvoteCount
Question only of QAPage by mainEntity; qapage; ; ?author.url
Question only of Quiz by hasPart; education-qa; text acceptedAnswer;
Answer only of Question by acceptedAnswer suggestedAnswer; qapage; text; author ?author.url datePublished upvoteCount url
Comment only of Question Answer by comment; qapage; text; author datePublished
MathSolver; math-solvers; url usageInfo potentialAction ?potentialAction.target ?potentialAction.mathExpression-input; inLanguage ?potentialAction.eduQuestionType
`;

const pages = 'https://developers.google.com/search/docs/appearance/structured-data/';

const keywords = new Set(['of', 'by', 'having', 'main']);

const richResults = table.trim().split('\n').map(richResult);

const byType = Map.groupBy(richResults, ({ type }) => type);

/** One for each place in which the type or family counts. */
export const richResultsNamed = (type: string): readonly RichResult[] => byType.get(type) ?? [];

/** Every property that the table names. */
export const richResultProperties: ReadonlySet<string> = new Set(
	richResults
		.flatMap(({ recommended, required }) => [...required, ...recommended])
		.flatMap(({ anyOf, onlyIf }) => [...anyOf, onlyIf?.path ?? []])
		.flat()
		.filter((name) => name !== '@id'),
);

function richResult(line: string): RichResult {
	const [who = '', page = '', required = '', recommended = ''] = line.split(';');
	const [type = '', ...place] = who.split(' ');
	return {
		type,
		source: pages + page.trim(),
		place: placeOf(place),
		required: requirements(required),
		recommended: requirements(recommended),
	};
}

function placeOf(words: readonly string[]): Place {
	const after = (keyword: string) => {
		const rest = words.slice(words.indexOf(keyword) + 1);
		const end = rest.findIndex((word) => keywords.has(word));
		return words.includes(keyword) ? rest.slice(0, end < 0 ? rest.length : end) : [];
	};
	return {
		isTopLevel: !words.includes('only'),
		isAnywhere: words.includes('anywhere'),
		by: after('by'),
		of: after('of'),
		having: after('having'),
		isOfMain: words.includes('main'),
	};
}

function requirements(list: string): readonly Requirement[] {
	return list.split(' ').filter(Boolean).map(requirement);
}

function requirement(entry: string): Requirement {
	const [condition = '', required] = entry.split('>');
	const anyOf = (required ?? condition.replace('?', '')).split('|').map(pathOf);
	if (required !== undefined) {
		const [path = '', value = ''] = condition.split('=');
		return { anyOf, onlyIf: { path: pathOf(path), value } };
	}
	const first = anyOf[0]?.slice(0, 1) ?? [];
	return { anyOf, onlyIf: entry.startsWith('?') ? { path: first, value: '' } : null };
}

function pathOf(text: string): Path {
	return text.split('.');
}
