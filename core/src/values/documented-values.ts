import { familyOf } from '../rule-sets/schema-types.ts';

/** One sentence of a search engine's page about the value of a property. */
export interface DocumentedValue {
	/** Google's page about it. */
	readonly source: string;
	/** One of these types is somewhere above the item; empty if it may be anywhere. */
	readonly within: readonly string[];
	/** The item is a value of one of these properties; empty if it may be of any. */
	readonly by: readonly string[];
	/** None of these types is above the item. */
	readonly notWithin: readonly string[];
	/** The item has these properties too. */
	readonly having: readonly string[];
	readonly property: string;
	/** A different value costs the result. Otherwise, the page only recommends it. */
	readonly isRequired: boolean;
	readonly demand: string;
	/** The rest of the line. */
	readonly asked: string;
}

/**
 * A line has types, properties (`!` for a required value) and a demand; `#` names Google's page
 * about the lines below it. `in A|B` counts the types only somewhere within A or B, `by c|d` only as
 * a value of c or d, `not A` not within A, `having c` only beside c. Where several lines are about
 * one value, the first that it does not meet is reported.
 *
 * Demands: `one` of a list in any case, `exactly` one of a list; `+` adds values that schema.org has
 * and Google does not name, with `*` for a part. `kind` of item (or Text, URL, Number), `item` where
 * any text is wrong, `number` and `whole` within limits, `count` of values, `length` in characters,
 * `pixels` in all and `size` of an image; `until` and `above` compare with other properties, `apart`
 * excludes and `with` requires them. `like` and `without` are patterns. The others name their format.
 * Read in November 2026; what Google has retired is left out, and so is what it only suggests.
 */
const table = String.raw`
# article
Article; image; kind ImageObject|URL
Article; image; pixels 50000
Article; author; kind Person|Organization|Text
Article; datePublished! dateModified!; date
# paywalled-content
Article|Course|HowTo|Review|WebPage|WebPageElement; isAccessibleForFree!; boolean
WebPageElement in Article; cssSelector; like ^\.[\w-]+(?:\s*,\s*\.[\w-]+)*$ e.g. .paywall
# speakable
SpeakableSpecification; cssSelector!; apart xPath xpath
SpeakableSpecification; xPath xpath; like ^\(?\s*\.?/|^id\( e.g. /html/head/title
# merchant-listing
Product; image!; kind ImageObject|URL
Product; image; pixels 50000
Product; offers!; kind Offer|AggregateOffer|Demand
Product; brand; kind Brand|Organization|Text + Thing
Product; brand sku inProductGroupWithID size; count ..1
Product; sku; like ^\S+$ e.g. A-5
Product; gtin8; like ^\d{8}$ e.g. 96385074
Product; gtin12; like ^\d{12}$ e.g. 036000291452
Product; gtin13; like ^\d{13}$ e.g. 4006381333931
Product; gtin14; like ^\d{14}$ e.g. 04006381333931
Product; gtin; like ^(?:\d{8}|\d{12,14})$ e.g. 4006381333931
Product|Book; isbn; like ^97[89](?:[- ]?\d){10}$ e.g. 9783161484100
Product; category; length ..750
CategoryCode; inCodeSet; url
Product; audience; kind PeopleAudience + Audience|BusinessAudience|EducationalAudience|MedicalAudience|ParentAudience|Patient|Researcher
PeopleAudience in Product; suggestedGender; one Male|Female|Unisex
PeopleAudience in Product; suggestedMinAge suggestedMaxAge; number 0..
Product; hasAdultConsideration; one SexualContentConsideration + *Consideration
Product; hasCertification; count ..10
Certification in Product; issuedBy; kind Organization
3DModel; encoding!; kind MediaObject
MediaObject in 3DModel by encoding; contentUrl!; like ^(?!https?:)|\.gl(?:tf|b)(?:[?#]|$) e.g. https://example.com/sofa.gltf
Offer|UnitPriceSpecification|PriceSpecification; price!; number 0..
Offer|AggregateOffer|UnitPriceSpecification|PriceSpecification; priceCurrency!; currency
Offer; availability; one BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut + MadeToOrder|Reserved
Offer; itemCondition; one NewCondition|RefurbishedCondition|UsedCondition + DamagedCondition
Offer; availability itemCondition url; count ..1
Offer; priceValidUntil! validFrom! validThrough!; date
UnitPriceSpecification; validFrom validThrough; date
Offer|UnitPriceSpecification; validFrom; until validThrough priceValidUntil
Offer; priceSpecification; kind UnitPriceSpecification|PriceSpecification|CompoundPriceSpecification
UnitPriceSpecification; priceType; one StrikethroughPrice|ListPrice + InvoicePrice|MSRP|MinimumAdvertisedPrice|RegularPrice|SRP|SalePrice
UnitPriceSpecification; priceType; apart validForMemberTier
UnitPriceSpecification in Offer; membershipPointsEarned; whole 0..
UnitPriceSpecification|ShippingService; validForMemberTier; kind MemberProgramTier
UnitPriceSpecification; referenceQuantity; kind QuantitativeValue
QuantitativeValue in UnitPriceSpecification by referenceQuantity|valueReference; unitCode!; without ^(?:sheet|item)$
QuantitativeValue in UnitPriceSpecification by referenceQuantity|valueReference; value!; number >0
SizeSpecification; sizeGroup; one regular|petite|plus|tall|big|maternity + WearableSizeGroup*
SizeSpecification; sizeGroup; count ..2
SizeSpecification; sizeSystem; one AU|BR|CN|DE|EU|FR|IT|JP|MX|UK|US + WearableSizeSystem*
Product; isVariantOf; kind ProductGroup|URL + ProductModel
OfferShippingDetails; deliveryTime!; kind ShippingDeliveryTime
OfferShippingDetails; shippingDestination!; kind DefinedRegion
OfferShippingDetails; shippingRate!; kind MonetaryAmount
OfferShippingDetails; shippingRate!; count ..1
MonetaryAmount in OfferShippingDetails by shippingRate; value!; number 0..
MonetaryAmount in OfferShippingDetails|ShippingConditions|JobPosting by shippingRate|orderValue|baseSalary; currency!; currency
MonetaryAmount in OfferShippingDetails by shippingRate; currency!; same Offer priceCurrency
DefinedRegion; addressCountry!; country
DefinedRegion; addressRegion; like ^[A-Z0-9]{2,3}$ e.g. NY
DefinedRegion; addressRegion; apart postalCode
QuantitativeValue in ShippingDeliveryTime by handlingTime|transitTime; minValue! maxValue!; whole 0..
QuantitativeValue in ShippingDeliveryTime by handlingTime|transitTime; unitCode!; one DAY|d
# product-snippet
AggregateOffer; lowPrice! highPrice!; number 0..
AggregateOffer; offerCount; whole 0..
AggregateOffer; lowPrice!; until highPrice
Review in Product; positiveNotes negativeNotes; kind ItemList|Text + ListItem|WebContent
# product-variants
ProductGroup; variesBy; one color|size|suggestedAge|suggestedGender|material|pattern
ProductGroup; hasVariant; kind Product|URL
Product; inProductGroupWithID; same ProductGroup productGroupID
# return-policy
MerchantReturnPolicy; applicableCountry! returnPolicyCountry; country
MerchantReturnPolicy; applicableCountry!; count ..50
MerchantReturnPolicy|MerchantReturnPolicySeasonalOverride; returnPolicyCategory!; one MerchantReturnFiniteReturnWindow|MerchantReturnNotPermitted|MerchantReturnUnlimitedWindow + MerchantReturnUnspecified
MerchantReturnPolicy|MerchantReturnPolicySeasonalOverride; merchantReturnDays!; days
MerchantReturnPolicy; merchantReturnLink!; url
MerchantReturnPolicy; returnFees customerRemorseReturnFees itemDefectReturnFees; one FreeReturn|ReturnFeesCustomerResponsibility|ReturnShippingFees + OriginalShippingFees|RestockingFees
MerchantReturnPolicy; returnShippingFeesAmount; apart returnFees=FreeReturn|ReturnFeesCustomerResponsibility
MerchantReturnPolicy; returnShippingFeesAmount customerRemorseReturnShippingFeesAmount itemDefectReturnShippingFeesAmount; kind MonetaryAmount
MerchantReturnPolicy; returnMethod; one ReturnAtKiosk|ReturnByMail|ReturnInStore + KeepProduct
MerchantReturnPolicy; returnLabelSource customerRemorseReturnLabelSource itemDefectReturnLabelSource; one ReturnLabelCustomerResponsibility|ReturnLabelDownloadAndPrint|ReturnLabelInBox
MerchantReturnPolicy; itemCondition; one DamagedCondition|NewCondition|RefurbishedCondition|UsedCondition
MerchantReturnPolicy; refundType; one ExchangeRefund|FullRefund|StoreCreditRefund
MerchantReturnPolicy; restockingFee; number 0..
MerchantReturnPolicy; returnPolicySeasonalOverride; kind MerchantReturnPolicySeasonalOverride
MerchantReturnPolicySeasonalOverride; startDate endDate; date
MerchantReturnPolicySeasonalOverride; startDate; until endDate
# shipping-policy
ShippingService; shippingConditions!; kind ShippingConditions
ShippingService; fulfillmentType; one FulfillmentTypeDelivery|FulfillmentTypeCollectionPoint + FulfillmentType*
ShippingService; handlingTime; kind ServicePeriod
ServicePeriod; businessDays; one Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday + PublicHolidays
ServicePeriod; cutoffTime; time
ServicePeriod; duration; kind QuantitativeValue + Duration
QuantitativeValue in ServicePeriod by duration; minValue maxValue value; whole 0..
QuantitativeValue in ServicePeriod by duration; value; apart minValue maxValue
QuantitativeValue in ServicePeriod by duration; unitCode; one DAY|d
QuantitativeValue in ShippingConditions by weight; unitCode; one LBR|KGM
QuantitativeValue in ShippingConditions by numItems; unitCode; one H87
QuantitativeValue in ShippingConditions by weight|numItems; minValue; until maxValue
ShippingConditions; doesNotShip; boolean
ShippingConditions; orderValue; kind MonetaryAmount
ShippingConditions; shippingRate; kind MonetaryAmount|ShippingRateSettings
ShippingConditions; transitTime; kind ServicePeriod
ShippingConditions; seasonalOverride; kind OpeningHoursSpecification
ShippingRateSettings; orderPercentage weightPercentage; number 0..1
# loyalty-program
Organization|LocalBusiness; hasMemberProgram; kind MemberProgram
MemberProgram; hasTiers!; kind MemberProgramTier
MemberProgramTier; hasTierBenefit!; one TierBenefitLoyaltyPoints|TierBenefitLoyaltyPrice + TierBenefitLoyalty*
MemberProgramTier; membershipPointsEarned; number 0..
MemberProgramTier; hasTierRequirement; kind CreditCard|MonetaryAmount|UnitPriceSpecification|Text
# review-snippet
Review; author!; kind Person|Organization|Text + Team
Person|Organization in Review by author; name!; length ..99
Person in Review by author; name; without \d\s?%
EmployerAggregateRating; itemReviewed!; kind Organization
Review|AggregateRating; itemReviewed!; kind Book|Course|CreativeWorkSeason|CreativeWorkSeries|Episode|Event|Game|HowTo|LocalBusiness|MediaObject|Movie|MusicPlaylist|MusicRecording|Organization|Product|Recipe|SoftwareApplication
Review; reviewRating!; kind Rating
AggregateRating|Rating not Certification|ClaimReview; ratingValue!; rating
AggregateRating|Rating not Certification|ClaimReview; bestRating worstRating; number
AggregateRating; ratingCount! reviewCount!; tally
Review; datePublished!; date
# recipe
Recipe; image!; kind ImageObject|URL
Recipe; image; pixels 50000
Recipe; prepTime! cookTime! totalTime!; duration
Recipe; nutrition; kind NutritionInformation
NutritionInformation in Recipe; calories; like \d e.g. 270 calories
Recipe; recipeInstructions; kind HowToStep|HowToSection|ItemList|Text + CreativeWork
HowToStep; name text; without ^(?:step|schritt|étape|paso|passo|手順|ステップ)\s*\d+
HowToSection; itemListElement; kind HowToStep|HowToSection|Text
HowToStep; itemListElement; kind HowToDirection|HowToTip|Text
Recipe; author; kind Person|Organization|Text
Recipe; video; kind VideoObject|Clip|URL
Recipe; datePublished!; date
Recipe; recipeIngredient; kind Text + PropertyValue|ItemList
# event
Event; image; kind ImageObject|URL
Event; image; pixels 50000
Event; image; size 720x0
Event; startDate! endDate! previousStartDate!; date
Event; eventStatus; one EventCancelled|EventPostponed|EventRescheduled|EventScheduled + EventMovedOnline
Event; eventAttendanceMode; one MixedEventAttendanceMode|OfflineEventAttendanceMode|OnlineEventAttendanceMode
Event; location!; kind Place|VirtualLocation|Text + PostalAddress
Place in Event by location; address!; kind PostalAddress|Text
Event; organizer; kind Person|Organization|Text
Event; performer; kind Person|PerformingGroup|Organization|Text
Event; offers; kind Offer|AggregateOffer|Demand
Event; previousStartDate!; with eventStatus=EventRescheduled
# job-posting
JobPosting; datePosted! validThrough!; date
JobPosting; validThrough; future
JobPosting; description!; differs title
JobPosting; title; without [!*]{2,}
JobPosting; hiringOrganization!; kind Organization|Text + Person
JobPosting; jobLocation!; kind Place
PostalAddress in JobPosting; addressCountry!; like \p{L} e.g. DE
JobPosting; applicantLocationRequirements; kind AdministrativeArea|Country|State|City
JobPosting; jobLocationType; one TELECOMMUTE
JobPosting; employmentType; exactly FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER
JobPosting; baseSalary; kind MonetaryAmount|Number + PriceSpecification
MonetaryAmount in JobPosting by baseSalary; value!; kind QuantitativeValue|Number
QuantitativeValue in JobPosting by value; unitText!; exactly HOUR|DAY|WEEK|MONTH|YEAR
QuantitativeValue in JobPosting by value; value! minValue! maxValue!; number 0..
QuantitativeValue in JobPosting by value; minValue!; until maxValue
JobPosting; directApply experienceInPlaceOfEducation; boolean
JobPosting; identifier; kind PropertyValue|Text|URL
JobPosting; educationRequirements; kind EducationalOccupationalCredential|Text
EducationalOccupationalCredential in JobPosting; credentialCategory; one high school|associate degree|bachelor degree|professional certificate|postgraduate degree
JobPosting; experienceRequirements; kind OccupationalExperienceRequirements|Text
OccupationalExperienceRequirements; monthsOfExperience; number 0..
# local-business
LocalBusiness; address!; kind PostalAddress|Text
LocalBusiness; geo; kind GeoCoordinates|GeoShape
GeoCoordinates; latitude; number -90..90
GeoCoordinates; longitude; number -180..180
GeoCoordinates in LocalBusiness; latitude longitude; decimals
LocalBusiness; menu hasMenu; url
LocalBusiness; openingHoursSpecification; kind OpeningHoursSpecification
OpeningHoursSpecification; opens closes; time
OpeningHoursSpecification; dayOfWeek; one Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday + PublicHolidays
OpeningHoursSpecification; validFrom! validThrough!; date
OpeningHoursSpecification; validFrom; until validThrough
LocalBusiness; priceRange; length ..99
LocalBusiness|Organization|ContactPoint; telephone; like ^(?:tel:)?\s*\(?(?:\+|00)\s?[1-9] e.g. +44 1904 000000
LocalBusiness; department; kind LocalBusiness|Organization
# organization
Organization|LocalBusiness; logo; kind ImageObject|URL
Organization|LocalBusiness not CreativeWork; logo; size 112x112
Organization|LocalBusiness|ContactPoint; email; email
Organization|LocalBusiness; contactPoint; kind ContactPoint
Organization; address; kind PostalAddress|Text
Organization|LocalBusiness; foundingDate; date
Organization; iso6523Code; like ^\d{4}:. e.g. 0199:724500PMK2A2M1SQQ228
Organization; numberOfEmployees; kind QuantitativeValue|Number
Organization|LocalBusiness|Offer; hasMerchantReturnPolicy; kind MerchantReturnPolicy|URL
Organization|LocalBusiness; hasShippingService; kind ShippingService|URL
# video
VideoObject; uploadDate! expires!; date
VideoObject; uploadDate; like ^[^T]*$|(?:Z|[+-]\d\d(?::?\d\d)?)$ e.g. 2026-11-20T08:00:00+01:00
VideoObject; expires; future
VideoObject; duration!; duration
VideoObject; contentUrl; like ^(?!data:)(?!.*(?:youtube\.com/watch|youtu\.be/|vimeo\.com/\d)) e.g. https://example.com/video.mp4
VideoObject; regionsAllowed ineligibleRegion; country 3
VideoObject; regionsAllowed; apart ineligibleRegion
VideoObject; interactionStatistic; kind InteractionCounter
InteractionCounter in VideoObject by interactionStatistic; interactionType; one WatchAction + *Action
VideoObject; publication; kind BroadcastEvent + PublicationEvent|OnDemandEvent
BroadcastEvent; isLiveBroadcast!; boolean
BroadcastEvent; startDate! endDate!; date
BroadcastEvent; startDate!; until endDate
VideoObject; hasPart; kind Clip + VideoObject|CreativeWork
Clip in VideoObject; startOffset! endOffset; number 0..
Clip in VideoObject; endOffset; above startOffset
VideoObject; hasPart!; distinct startOffset
Clip in VideoObject; url; like ^(?!https?:)|[?#].*\d e.g. https://example.com/?t=30
SeekToAction having startOffset-input; target!; like \{seek_to_second_number\} e.g. https://example.com/?t={seek_to_second_number}
EntryPoint in SeekToAction by target; urlTemplate!; like \{seek_to_second_number\} e.g. https://example.com/?t={seek_to_second_number}
SeekToAction; startOffset-input!; like ^required\s+name=seek_to_second_number$ e.g. required name=seek_to_second_number
# discussion-forum
InteractionCounter; userInteractionCount!; whole 0..
DiscussionForumPosting; author!; kind Person|Organization
Comment in DiscussionForumPosting; author!; kind Person|Organization
DiscussionForumPosting; datePublished!; date
Comment in DiscussionForumPosting; datePublished!; date
DiscussionForumPosting; commentCount; whole 0..
Comment in DiscussionForumPosting; commentCount; whole 0..
DiscussionForumPosting|Comment|Question|Answer; digitalSourceType; one TrainedAlgorithmicMediaDigitalSource|AlgorithmicMediaDigitalSource + *DigitalSource
DiscussionForumPosting; comment; kind Comment
InteractionCounter in DiscussionForumPosting by interactionStatistic; interactionType!; one LikeAction|DislikeAction|ViewAction|CommentAction|ReplyAction|ShareAction + *Action
DiscussionForumPosting; isPartOf; kind CreativeWork|URL
DiscussionForumPosting|Comment; sharedContent; kind WebPage|ImageObject|VideoObject|DiscussionForumPosting|Comment
# qapage
Question|Answer in QAPage; author; kind Person|Organization|Text
Question|Answer in QAPage; datePublished!; date
Question|Answer in QAPage; commentCount; whole 0..
Question|Answer in QAPage; upvoteCount; whole
QAPage; mainEntity!; kind Question
QAPage; mainEntity!; count ..1
Question in QAPage; answerCount!; whole 0..
Question in QAPage; answerCount; counts acceptedAnswer suggestedAnswer
Question in QAPage; acceptedAnswer! suggestedAnswer!; kind Answer
# education-qa
Quiz; hasPart!; kind Question
Question in Quiz; eduQuestionType!; one Flashcard + Multiple choice|Checkbox
Question in Quiz; acceptedAnswer!; kind Answer
Question in Quiz; acceptedAnswer!; count ..1
Quiz; educationalAlignment; kind AlignmentObject
AlignmentObject in Quiz; alignmentType; one educationalSubject|educationalLevel + assesses|teaches|requires|textComplexity|readingLevel
# profile-page
ProfilePage; mainEntity!; kind Person|Organization
ProfilePage; dateCreated! dateModified!; date
InteractionCounter in ProfilePage by interactionStatistic; interactionType; one FollowAction|LikeAction|BefriendAction + *Action
InteractionCounter in ProfilePage by agentInteractionStatistic; interactionType; one FollowAction|LikeAction|WriteAction|ShareAction + *Action
# dataset
Dataset; description!; length 50..5000
Dataset; creator funder; kind Person|Organization|Text
Dataset; license; kind CreativeWork|URL
Dataset; license; without creativecommons\.org/licenses/[a-z-]+/?$
Dataset; isAccessibleForFree; boolean
Dataset; distribution; kind DataDownload
Dataset; includedInDataCatalog; kind DataCatalog|URL
Dataset; temporalCoverage; like ^(?:https?:|(?:\.\.|P|-?\d{4})[\d:.,TZPYMWDHS+-]*(?:\s?/[\d:.,TZPYMWDHS +-]*)?$) e.g. 1950-01-01/2013-12-18
GeoShape in Dataset; box; like ^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$ e.g. 18.0 -65.0 72.0 172.0
Dataset; spatialCoverage; kind Place|Text + GeoShape|GeoCoordinates
Dataset; hasPart; kind Dataset|URL + CreativeWork
# course
Course; provider; kind Organization|Text + Person
ItemList; itemListElement!; count 3.. of Course
# carousel
ListItem by itemListElement not BreadcrumbList|HowTo|Review; position; whole 1..
ItemList not CreativeWork|Product; itemListElement; item ListItem
ItemList not CreativeWork|Product; itemListElement; count 2.. of ListItem
ItemList; itemListElement!; distinct url
# movie
Movie; dateCreated!; date
Movie; director; kind Person|Text + PerformingGroup|MusicGroup
# software-app
SoftwareApplication; applicationCategory; one GameApplication|SocialNetworkingApplication|TravelApplication|ShoppingApplication|SportsApplication|LifestyleApplication|BusinessApplication|DesignApplication|DeveloperApplication|DriverApplication|EducationalApplication|HealthApplication|FinanceApplication|SecurityApplication|BrowserApplication|CommunicationApplication|DesktopEnhancementApplication|EntertainmentApplication|MultimediaApplication|HomeApplication|UtilitiesApplication|ReferenceApplication
# image-license-metadata
ImageObject; license acquireLicensePage; url
ImageObject; creator; kind Person|Organization|Text
ImageObject; creditText copyrightNotice; kind Text
# math-solvers
MathSolver; potentialAction!; kind SolveMathAction
SolveMathAction; target!; like \{math_expression_string\} e.g. https://example.com/?q={math_expression_string}
SolveMathAction; mathExpression-input!; like ^required\s+name=\w+$ e.g. required name=math_expression_string
MathSolver; usageInfo!; url
MathSolver; learningResourceType!; one Math Solver
MathSolver; inLanguage; language
# vacation-rental
VacationRental; containsPlace!; kind Accommodation
Accommodation in VacationRental; occupancy!; kind QuantitativeValue
QuantitativeValue in VacationRental by occupancy; value!; whole 1..
VacationRental; image!; count 8..
VacationRental; latitude!; number -90..90
VacationRental; longitude!; number -180..180
VacationRental; latitude! longitude!; decimals
Accommodation in VacationRental; additionalType; one EntirePlace|PrivateRoom|SharedRoom
PostalAddress in VacationRental; addressCountry; country
VacationRental; checkinTime checkoutTime; time
LocationFeatureSpecification in VacationRental; name; one ac|airportShuttle|balcony|beachAccess|childFriendly|crib|elevator|fireplace|freeBreakfast|gymFitnessEquipment|heating|hotTub|instantBookable|ironingBoard|kitchen|microwave|outdoorGrill|ovenStove|patio|petsAllowed|pool|privateBeachAccess|selfCheckinCheckout|smokingAllowed|tv|washerDryer|wheelchairAccessible|wifi|internetType|parkingType|poolType|licenseNum
Accommodation in VacationRental; numberOfBedrooms numberOfRooms; whole 0..
Accommodation in VacationRental; numberOfBathroomsTotal; number 0..
BedDetails in VacationRental; numberOfBeds; whole 0..
QuantitativeValue in VacationRental by floorSize; unitCode; one FTK|SQFT|MTK|SQM
VacationRental; knowsLanguage; language
Review in VacationRental; contentReferenceTime; date
`;

const pages = 'https://developers.google.com/search/docs/appearance/structured-data/';

interface ReadTable {
	readonly byType: ReadonlyMap<string, readonly DocumentedValue[]>;
	/** The type of an item that does not name it, by the property it is a value of. */
	readonly implied: ReadonlyMap<string, string | null>;
	/** Every type that the table names. */
	readonly types: ReadonlySet<string>;
	/** The properties whose values are dates. */
	readonly dated: ReadonlySet<string>;
}

let read: ReadTable | null = null;

/** Pages without structured data never read the table. */
const readTable = (): ReadTable => (read ??= tableOf(table.trim().split('\n')));

/** The lines about an item with these types, in the order of the table. */
export function documentedValues(types: readonly string[]): readonly DocumentedValue[] {
	const { byType } = readTable();
	const names = new Set(types.flatMap((type) => [type, familyOf(type) ?? type]));
	const lists = [...names].map((name) => byType.get(name)).filter((list) => list !== undefined);
	return lists.length === 1 && lists[0] ? lists[0] : [...new Set(lists.flat())];
}

/** All that is documented, for tests. */
export const allDocumentedValues = (): readonly DocumentedValue[] => [
	...new Set([...readTable().byType.values()].flat()),
];

/** The type that an item without one has as a value of the property; null if it may have several. */
export const impliedType = (property: string): string | null =>
	readTable().implied.get(property) ?? null;

/** Whether it is a type whose kind is known, so that a different one can be called wrong. */
export const isKnownType = (type: string): boolean =>
	type === 'Thing' || familyOf(type) !== null || readTable().types.has(type);

/** Whether search engines read the property as a date. */
export const isDateProperty = (property: string): boolean => readTable().dated.has(property);

function tableOf(lines: readonly string[]): ReadTable {
	const byType = new Map<string, DocumentedValue[]>();
	const implied = new Map<string, string | null>();
	const types = new Set<string>();
	const dated = new Set<string>();
	let source = '';
	for (const line of lines) {
		if (line.startsWith('# ')) {
			source = new URL(line.slice(2), pages).href;
			continue;
		}
		const { names, values } = lineOf(line, source);
		for (const name of names) {
			types.add(name);
			byType.set(name, [...(byType.get(name) ?? []), ...values]);
		}
		for (const { asked, demand, property } of values) {
			if (demand === 'date') dated.add(property);
			if (demand !== 'kind') continue;
			const [kind = ''] = asked.split('|');
			const known = implied.get(property);
			implied.set(property, known === undefined || known === kind ? kind : null);
			for (const each of asked.split(/[| +]+/)) types.add(each);
		}
	}
	return { byType, dated, implied, types };
}

function lineOf(line: string, source: string) {
	const [who = '', list = '', ...rest] = line.split('; ');
	const words = who.split(' ');
	const after = (keyword: string) =>
		words.includes(keyword) ? (words[words.indexOf(keyword) + 1] ?? '').split('|') : [];
	const [demand = ''] = rest.join('; ').split(' ', 1);
	const shared = {
		source,
		within: after('in'),
		by: after('by'),
		notWithin: after('not'),
		having: after('having'),
		demand,
		asked: rest.join('; ').slice(demand.length + 1),
	};
	return {
		names: (words[0] ?? '').split('|'),
		values: list.split(' ').map((property) => ({
			...shared,
			property: property.replace('!', ''),
			isRequired: property.endsWith('!'),
		})),
	};
}
