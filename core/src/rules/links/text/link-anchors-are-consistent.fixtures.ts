import { fixturesFor } from '../../fixture.ts';
import { linkAnchorsAreConsistent } from './link-anchors-are-consistent.rule.ts';

const links = (...pairs: readonly (readonly [text: string, href: string])[]) => ({
	main: `<p>${pairs.map(([text, href]) => `<a href="${href}">${text}</a>`).join(' and flour, water, salt, and ')}</p>`,
});

export const fixtures = fixturesFor(linkAnchorsAreConsistent, {
	good: {
		'texts that differ': links(['Rye bread', '/rye'], ['Wheat bread', '/wheat']),
		'the same page twice': links(['Rye bread', '/rye'], ['Rye bread', '/rye']),
		'numbers of pages': links(['1', '/bread/1'], ['1', '/rye/1']),
		'a link of a visitor': {
			main: '<p>Bread: <a href="/rye">Rye bread</a> and a comment: <a href="/wheat" rel="ugc">Rye bread</a></p>',
		},
	},
	bad: {
		'one text for two pages': {
			...links(['Our bread', '/rye'], ['Our bread', '/wheat']),
			finds: [['differs', { text: 'Our bread', count: 2 }]],
		},
	},
});
