import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { paginationLinksAreCrawlable } from './pagination-links-are-crawlable.rule.ts';

const next = '<link rel="next" href="?page=2">';

export const fixtures = fixturesFor(paginationLinksAreCrawlable, {
	good: {
		'a link to the next page': {
			head: next,
			footer: `<footer><a href="${ordinaryUrl}?page=2">More loaves</a></footer>`,
		},
	},
	bad: {
		'a button that loads more': {
			head: next,
			footer: '<footer><button>More loaves</button></footer>',
			finds: [['missing', { address: `${ordinaryUrl}?page=2` }]],
		},
	},
	unjudged: {
		'a page that is not a list': { status: 'not_applicable' },
		'the list that an article belongs to': {
			head: '<link rel="next" href="/?page=1">',
			status: 'not_applicable',
		},
		'the next article of a blog': {
			head: '<link rel="next" href="/bread/rye">',
			status: 'not_applicable',
		},
	},
});
