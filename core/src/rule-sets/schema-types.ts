/** Kinds of items that engines treat alike, each with its more specific types. */
const families: Readonly<Record<string, string>> = {
	Article:
		'NewsArticle BlogPosting ReportageNewsArticle OpinionNewsArticle AnalysisNewsArticle BackgroundNewsArticle ReviewNewsArticle AskPublicNewsArticle TechArticle ScholarlyArticle MedicalScholarlyArticle SatiricalArticle AdvertiserContentArticle Report LiveBlogPosting',
	DiscussionForumPosting: 'SocialMediaPosting',
	Product: 'ProductGroup ProductModel IndividualProduct SomeProducts',
	Event:
		'BusinessEvent ChildrensEvent ComedyEvent DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
	LocalBusiness:
		'AnimalShelter ArchiveOrganization AutomotiveBusiness AutoDealer AutoRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService Physician Hospital Pharmacy MedicalClinic EmploymentAgency EntertainmentBusiness NightClub Casino MovieTheater FinancialService AccountingService BankOrCreditUnion InsuranceAgency FoodEstablishment Restaurant Bakery BarOrPub CafeOrCoffeeShop FastFoodRestaurant IceCreamShop Winery Brewery GovernmentOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon NailSalon TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental MedicalBusiness ProfessionalService RealEstateAgent SportsActivityLocation ExerciseGym GolfCourse HealthClub Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MusicStore OfficeEquipmentStore PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore TouristInformationCenter TravelAgency',
	Organization:
		'Airline Corporation OnlineBusiness OnlineStore NewsMediaOrganization EducationalOrganization CollegeOrUniversity School GovernmentOrganization NGO PerformingGroup MusicGroup SportsOrganization SportsTeam MedicalOrganization ResearchOrganization',
	SoftwareApplication: 'MobileApplication WebApplication',
	BreadcrumbList: '',
	ListItem: '',
	Offer: '',
	AggregateOffer: '',
	Review: '',
	AggregateRating: '',
	Rating: '',
	Recipe: '',
	JobPosting: '',
	VideoObject: '',
	ImageObject: '',
	Person: '',
	WebSite: '',
	WebPage: '',
	ItemList: '',
	Course: '',
	Dataset: '',
	Movie: '',
	Book: '',
	ProfilePage: '',
	QAPage: '',
	FAQPage: '',
	HowTo: '',
	Question: '',
	Answer: '',
	CreativeWork: '',
	PostalAddress: '',
	Place: '',
	Brand: '',
};

const familyByType = new Map(
	Object.entries(families).flatMap(([family, types]) =>
		[family, ...types.split(' ').filter(Boolean)].map((type) => [type, family] as const),
	),
);

const typeByLowerCase = new Map([...familyByType.keys()].map((type) => [type.toLowerCase(), type]));

/** “Article” for a NewsArticle; null for a type that no rule covers. */
export const familyOf = (type: string): string | null => familyByType.get(type) ?? null;

/** The spelling of schema.org for a type with wrong capitals; null otherwise. */
export function typeMeant(type: string): string | null {
	const meant = typeByLowerCase.get(type.toLowerCase()) ?? null;
	return meant === type ? null : meant;
}
