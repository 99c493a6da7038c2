import { ancestorsOf, type Vocabulary } from './read-vocabulary.ts';

/** Types that engines treat like a more general one. The first family that fits gets the type. */
const families = [
	'Article',
	'Product',
	'Event',
	'LocalBusiness',
	'Organization',
	'SoftwareApplication',
	'AggregateRating',
	'Review',
	'VideoObject',
	'ImageObject',
	'Clip',
	'Book',
	'WebPage',
];

/** Types whose subtypes nobody asks for, or which have requirements of their own. */
const singleTypes =
	'AggregateOffer Answer Brand BreadcrumbList BroadcastEvent Course CreativeWork Dataset DiscussionForumPosting FAQPage GeoCoordinates HowTo HowToSection HowToStep HowToTip ItemList JobPosting ListItem MerchantReturnPolicy MonetaryAmount Movie NutritionInformation Offer OpeningHoursSpecification Person Place PostalAddress ProfilePage QAPage Question Rating Recipe SearchAction SeekToAction VirtualLocation WebSite'.split(
		' ',
	);

/**
 * Types that Google does not treat like their family, with their subtypes. Vehicles and games need
 * a second type (its pages about products and apps); a medicine is described more often than it is
 * sold; visits, broadcasts and course dates are not events to attend; a review of a claim or of an
 * employer is a feature of its own, and so is a rented home, which needs no address.
 */
const otherwise = new Set([
	'Vehicle',
	'Drug',
	'VideoGame',
	'UserInteraction',
	'PublicationEvent',
	'DeliveryEvent',
	'CourseInstance',
	'ClaimReview',
	'MediaReview',
	'EmployerReview',
	'VacationRental',
]);

/** Google’s page about forums names both types alike. */
const sameFeature = new Map([['SocialMediaPosting', 'DiscussionForumPosting']]);

/** The types of each family, without the family itself. */
export function typesByFamily(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
	const heads = [...families, ...singleTypes].sort();
	const result = new Map(heads.map((family): [string, string[]] => [family, []]));
	for (const head of heads) {
		if (!vocabulary.parents.has(head)) throw new Error(`schema.org has no type “${head}”.`);
	}
	for (const type of [...vocabulary.parents.keys()].sort()) {
		const family = result.has(type) ? undefined : familyOf(type, vocabulary);
		if (family) result.get(family)?.push(type);
	}
	return result;
}

function familyOf(type: string, vocabulary: Vocabulary): string | undefined {
	const same = sameFeature.get(type);
	if (same) return same;
	const ancestors = ancestorsOf(type, vocabulary);
	if (otherwise.has(type) || [...ancestors].some((each) => otherwise.has(each))) return undefined;
	return families.find((family) => ancestors.has(family));
}
