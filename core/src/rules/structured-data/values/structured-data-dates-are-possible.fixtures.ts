import { fixturesFor } from '../../fixture.ts';
import { article, jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataDatesArePossible } from './structured-data-dates-are-possible.rule.ts';

const event = (dates: Readonly<Record<string, unknown>>) =>
	jsonLd({ '@type': 'Event', name: 'Baking together', location: 'Online', ...dates });

const dated = (datePublished: string, dateModified: string) =>
	article({ datePublished, dateModified });

export const fixtures = fixturesFor(structuredDataDatesArePossible, {
	good: {
		'published, then modified': dated('2024-11-20', '2025-01-02'),
		'modified on the day it was published': dated('2024-11-20', '2024-11-20'),
		'one of the dates without a zone': dated('2024-11-20T23:00:00-08:00', '2024-11-20'),
		'an event in the future, described by an article': article({
			datePublished: '2024-11-20',
			about: {
				'@type': 'Event',
				name: 'Baking together',
				startDate: '2099-01-15',
				location: 'Online',
			},
		}),
		'an event of long ago': event({ startDate: '2009-05-01', endDate: '2009-05-02' }),
		'a party that ends after midnight': event({
			startDate: '2026-05-09T20:00',
			endDate: '2026-05-09T01:00',
		}),
		'a video from long ago': jsonLd({
			'@type': 'VideoObject',
			name: 'Folding the dough',
			thumbnailUrl: 'https://example.com/dough.jpg',
			uploadDate: '2009-05-01',
		}),
	},
	bad: {
		'day zero of Unix': {
			...article({ datePublished: '1970-01-01T00:00:00+00:00' }),
			finds: [
				[
					'unset',
					{
						item: 'Article “Sourdough”',
						property: 'datePublished',
						value: '1970-01-01T00:00:00+00:00',
					},
				],
			],
		},
		'day zero west of Greenwich': {
			...article({ dateModified: '1969-12-31T16:00:00-08:00' }),
			finds: [['unset', { property: 'dateModified' }]],
		},
		'day zero of .NET': {
			...article({ datePublished: '0001-01-01' }),
			finds: [['unset', { value: '0001-01-01' }]],
		},
		'a post of the future in Japanese': {
			...article({ '@type': 'BlogPosting', headline: 'パン', datePublished: '2099-11-20' }),
			finds: [['future', { item: 'BlogPosting “パン”', value: '2099-11-20' }]],
		},
		'a video of the future': {
			...jsonLd({
				'@type': 'VideoObject',
				name: 'Folding the dough',
				thumbnailUrl: 'https://example.com/dough.jpg',
				uploadDate: '2099-05-01T10:00:00Z',
			}),
			finds: [['future', { property: 'uploadDate' }]],
		},
		'a scheduled post': {
			...dated('2024-11-20T06:00:00+01:00', '2024-11-11T09:30:00+01:00'),
			finds: [['scheduled', { published: '2024-11-20', modified: '2024-11-11' }]],
		},
		'an event on day zero': {
			...event({ startDate: '1970-01-01' }),
			finds: [['unset', { property: 'startDate', value: '1970-01-01' }]],
		},
		'an event that ends before it begins': {
			...event({ startDate: '2026-05-09', endDate: '2026-05-02' }),
			finds: [['backwards', { start: '2026-05-09', end: '2026-05-02' }]],
		},
		'modified before it was published': {
			...dated('2024-11-20T09:30:00+01:00', '2019-03-01T09:30:00+01:00'),
			finds: [['reversed', { published: '2024-11-20', modified: '2019-03-01' }]],
		},
	},
	unjudged: {
		'no dates': { ...article({ datePublished: undefined }), status: 'not_applicable' },
		'a date that nobody can read': {
			...jsonLd({ '@type': 'Article', datePublished: '' }),
			status: 'not_applicable',
		},
		'a novel from before the web': {
			...jsonLd({ '@type': 'Book', name: 'Bread', datePublished: '1970-01-01' }),
			status: 'not_applicable',
		},
		'a film that is announced': {
			...jsonLd({
				'@type': 'Movie',
				name: 'Bread',
				image: 'https://example.com/bread.jpg',
				datePublished: '2099-01-01',
			}),
			status: 'not_applicable',
		},
		'a paper from before the web': {
			...jsonLd({ '@type': 'ScholarlyArticle', name: 'Bread', datePublished: '1970-01-01' }),
			status: 'not_applicable',
		},
	},
});
