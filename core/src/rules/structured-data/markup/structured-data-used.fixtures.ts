import { fixturesFor } from '../../fixture.ts';
import { jsonLd } from './json-ld-script.ts';
import { structuredDataUsed } from './structured-data-used.rule.ts';

const article = '<meta property="og:type" content="article">';

export const fixtures = fixturesFor(structuredDataUsed, {
	good: {
		'an article described in JSON-LD': jsonLd({ '@type': 'Article', headline: 'Sourdough' }),
		'an article described in microdata': {
			head: article,
			footer: '<div itemscope itemtype="https://schema.org/Article"></div>',
		},
		'a page of a different kind': {},
		'structured data with a syntax error': {
			head: `${article}<script type="application/ld+json">{,}</script>`,
		},
	},
	bad: {
		'an article that only social networks understand': {
			head: article,
			finds: [['none', { type: 'Article' }]],
		},
		'a dated text with a headline': {
			h1: '<h1>Sourdough bread for beginners, step by step</h1><p>4 March 2026</p>',
			finds: [['none', { type: 'Article' }]],
		},
	},
});
