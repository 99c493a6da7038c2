import { describe, expect, test } from 'vitest';
import { familyOf, typeMeant } from './schema-types.ts';

describe('familyOf', () => {
	test.each([
		['Bakery', 'LocalBusiness'],
		['Hospital', 'LocalBusiness'],
		['SelfStorage', 'LocalBusiness'],
		['BedAndBreakfast', 'LocalBusiness'],
		['CollegeOrUniversity', 'Organization'],
		['PoliticalParty', 'Organization'],
		['BlogPosting', 'Article'],
		['ReviewNewsArticle', 'Article'],
		['SocialMediaPosting', 'DiscussionForumPosting'],
		['ConferenceEvent', 'Event'],
		['ProductCollection', 'Product'],
		['CriticReview', 'Review'],
		['QAPage', 'QAPage'],
		['ContactPage', 'WebPage'],
	])('%s belongs to %s', (type, family) => {
		expect(familyOf(type)).toBe(family);
	});

	test.each([
		'Car',
		'VideoGame',
		'UserComments',
		'CourseInstance',
		'ClaimReview',
		'VacationRental',
		'Sourdough',
	])('%s belongs to none', (type) => {
		expect(familyOf(type)).toBeNull();
	});
});

describe('typeMeant', () => {
	test.each([
		['newsArticle', 'NewsArticle'],
		['Persn', 'Person'],
		['Prodcut', 'Product'],
		['Organisation', 'Organization'],
	])('%s means %s', (type, meant) => {
		expect(typeMeant(type)).toBe(meant);
	});

	test.each(['Person', 'Sourdough', 'Car', 'Diet', 'Game', 'MusicAlbum', 'Series', 'Text'])(
		'%s is not a slip',
		(type) => {
			expect(typeMeant(type)).toBeNull();
		},
	);
});
