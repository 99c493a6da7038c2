import { fixturesFor } from '../../fixture.ts';
import { pageLinksAreFollowed } from './page-links-are-followed.rule.ts';

export const fixtures = fixturesFor(pageLinksAreFollowed, {
	good: {
		'no robots rules': {},
		'rules that say what holds anyway': {
			head: '<meta name="robots" content="index, follow">',
		},
		'nofollow for an engine that nobody there searches with': {
			head: '<meta name="baiduspider" content="nofollow">',
		},
		'a search on the site, which has links without end': {
			head: '<meta name="robots" content="nofollow">',
			url: 'https://example.com/search?q=rye',
		},
	},
	bad: {
		nofollow: {
			head: '<meta name="robots" content="index, nofollow">',
			finds: [['nofollow', { rule: 'nofollow' }]],
		},
		'nofollow for Google in a header': {
			response: { status: 200, headers: [['x-robots-tag', 'googlebot: nofollow']] },
			finds: [['nofollow', { rule: 'googlebot: nofollow' }]],
		},
	},
	unjudged: {
		'a page that is kept out of results altogether': {
			head: '<meta name="robots" content="noindex, nofollow">',
			status: 'not_applicable',
		},
	},
});
