import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from '../markup/json-ld-script.ts';
import { structuredDataDatesAreIso8601 } from './structured-data-dates-are-iso-8601.rule.ts';

const published = (datePublished: string) => jsonLd({ '@type': 'Article', datePublished });

const recipe = (totalTime: string) =>
	jsonLd({
		'@type': 'Recipe',
		name: 'Sourdough bread',
		image: 'https://example.com/loaf.jpg',
		totalTime,
	});

const microdata = (date: string) => ({
	footer: `<div itemscope itemtype="https://schema.org/Article">${date}</div>`,
});

const open = (opens: string) =>
	jsonLd({
		'@type': 'Bakery',
		name: 'Ann bakes',
		address: '1 Mill Lane, York',
		openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens },
	});

export const fixtures = fixturesFor(structuredDataDatesAreIso8601, {
	good: {
		'a day': published('2026-11-20'),
		'a day and time with a zone': published('2026-11-20T09:30:00+01:00'),
		'a time in UTC with fractions': published('2026-11-20T08:30:00.000Z'),
		'a zone without a colon': published('2026-11-20T09:30:00+0100'),
		'a blank for the T': published('2026-11-20 09:30:00'),
		'no separators': published('20261120T093000Z'),
		'a month': published('2026-11'),
		'a year': published('2004'),
		'the last day of February in a leap year': published('2028-02-29'),
		'a visible date in German with a date for machines': microdata(
			'<time itemprop="datePublished" datetime="2026-11-20">20. November 2026</time>',
		),
		'a date for machines in “content”': microdata(
			'<span itemprop="datePublished" content="2026-11-20">2026年11月20日</span>',
		),
		'a time for people whose title is the date': microdata(
			'<abbr itemprop="datePublished" title="2026-11-20T09:30:00+01:00">9:30</abbr>',
		),
		'a duration': recipe('PT24H30M'),
		'a duration of days': recipe('P1DT30M'),
		'a time of day': open('09:00'),
		'a time of day without a colon': open('0900'),
		'the end of the day': open('24:00:00'),
		'a time of day with a zone': open('09:00:00+09:00'),
	},
	bad: {
		'a date in English': {
			...published('November 20, 2026'),
			finds: [['date', { property: 'datePublished', value: 'November 20, 2026' }]],
		},
		'a date in German': { ...published('20.11.2026'), finds: [['date']] },
		'a date in Japanese': { ...published('2026年11月20日'), finds: [['date']] },
		'a date with slashes': { ...published('11/20/2026'), finds: [['date']] },
		'a date in the format of email': {
			...published('Fri, 20 Nov 2026 09:30:00 GMT'),
			finds: [['date']],
		},
		'seconds since 1970': { ...published('1795166400'), finds: [['date']] },
		'a date that was never filled in': { ...published('0000-00-00'), finds: [['date']] },
		'a day that does not exist': { ...published('2026-02-30'), finds: [['date']] },
		'a date in words in microdata': {
			...microdata('<span itemprop="datePublished">20 novembre 2026</span>'),
			finds: [['date', { value: '20 novembre 2026' }]],
		},
		'a duration in words': {
			...recipe('24 hours'),
			finds: [['duration', { property: 'totalTime', value: '24 hours' }]],
		},
		'a time as Americans say it': {
			...open('9am'),
			finds: [['time', { item: 'OpeningHoursSpecification', property: 'opens', value: '9am' }]],
		},
		'a time in Japanese': { ...open('午前9時'), finds: [['time', { value: '午前9時' }]] },
		'the year a bakery was founded, in Japanese': {
			...jsonLd({ '@type': 'Organization', name: 'Ann bakes', foundingDate: '平成10年' }),
			finds: [['advised_date', { property: 'foundingDate', value: '平成10年' }]],
		},
	},
	unjudged: {
		'no dates': { ...jsonLd({ '@type': 'Article', headline: 'x' }), status: 'not_applicable' },
		'a date of a type that Google does not show': {
			...jsonLd({ '@type': 'WebPage', dateModified: 'today' }),
			status: 'not_applicable',
		},
	},
});
