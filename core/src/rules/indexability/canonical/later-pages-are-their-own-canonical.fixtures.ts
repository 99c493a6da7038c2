import { fixturesFor } from '../../fixture.ts';
import { laterPagesAreTheirOwnCanonical } from './later-pages-are-their-own-canonical.rule.ts';

const canonical = (address: string) => ({
	canonical: `<link rel="canonical" href="${address}">`,
});

export const fixtures = fixturesFor(laterPagesAreTheirOwnCanonical, {
	good: {
		'the second page is its own original': {
			url: 'https://example.com/bread?page=2',
			...canonical('https://example.com/bread?page=2'),
		},
		'a page that shows everything': {
			url: 'https://example.com/bread?page=2',
			...canonical('https://example.com/bread/all'),
		},
	},
	bad: {
		'the second page names the first': {
			url: 'https://example.com/bread?page=2',
			...canonical('https://example.com/bread'),
			finds: [['first', { number: 2 }]],
		},
		'the number is part of the path': {
			url: 'https://example.com/bread/page/3/',
			...canonical('https://example.com/bread/'),
			finds: [['first', { number: 3 }]],
		},
		'the list is the home page': {
			url: 'https://example.com/page/2/',
			...canonical('https://example.com/'),
			finds: [['first', { number: 2 }]],
		},
	},
	unjudged: {
		'a page that is not part of a list': { status: 'not_applicable' },
		'the first page': {
			url: 'https://example.com/bread?page=1',
			...canonical('https://example.com/bread'),
			status: 'not_applicable',
		},
	},
});
