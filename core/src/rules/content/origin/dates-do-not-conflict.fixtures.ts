import { fixturesFor } from '../../fixture.ts';
import { datesDoNotConflict } from './dates-do-not-conflict.rule.ts';

const article = (dates: string, tag = '') => ({
	head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Sourdough bread for beginners",${dates},"author":{"@type":"Person","name":"Ada Baker","url":"https://example.com/ada"},"image":"https://example.com/images/loaf.jpg"}</script>${tag && `<meta property="article:published_time" content="${tag}">`}`,
});

export const fixtures = fixturesFor(datesDoNotConflict, {
	good: {
		'the same day': article('"datePublished":"2026-03-04"', '2026-03-04T09:30:00+01:00'),
		'the next day in another time zone': article(
			'"datePublished":"2026-03-04T23:30:00-08:00"',
			'2026-03-05T07:30:00Z',
		),
		'a date of change after that of publication': article(
			'"datePublished":"2026-03-04","dateModified":"2026-05-01"',
		),
		'no tag in the head': article('"datePublished":"2026-03-04"'),
	},
	bad: {
		'another year in the head': {
			...article('"datePublished":"2026-03-04"', '2024-03-04T09:30:00Z'),
			finds: [['published', { one: '2026-03-04', other: '2024-03-04' }]],
		},
	},
	unjudged: { 'no article': { status: 'not_applicable' } },
});
