import { fixturesFor } from '../../fixture.ts';
import { keywordAnchorToOtherPageIsAbsent } from './keyword-anchor-to-other-page-is-absent.rule.ts';

const linked = (link: string) => ({
	keywords: ['sourdough bread'],
	url: 'https://example.com/bread',
	main: `<p>Flour, water and salt make a ${link} that keeps for a week.</p>`,
});

export const fixtures = fixturesFor(keywordAnchorToOtherPageIsAbsent, {
	good: {
		'a link that says more': linked('<a href="/rye">sourdough bread made of rye</a>'),
		'a link to the page itself': linked('<a href="/bread">sourdough bread</a>'),
		'a jump on the page': linked('<a href="#top">sourdough bread</a>'),
		'a menu': {
			...linked('loaf'),
			footer: '<footer><a href="/all">Sourdough bread</a></footer>',
		},
		'a link of a visitor': linked('<a href="/rye" rel="ugc">sourdough bread</a>'),
	},
	bad: {
		'a link with these words to another page': {
			...linked('<a href="/rye">Sourdough  bread</a>'),
			finds: [['given', { text: 'Sourdough bread' }]],
		},
	},
	unjudged: {
		'no keyword': { ...linked('<a href="/rye">bread</a>'), keywords: [], status: 'not_checked' },
	},
});
