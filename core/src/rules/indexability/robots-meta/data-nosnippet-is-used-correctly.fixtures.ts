import { fixturesFor } from '../../fixture.ts';
import { dataNosnippetIsUsedCorrectly } from './data-nosnippet-is-used-correctly.rule.ts';

const footer = (html: string) => ({ footer: `<footer>${html}</footer>` });

export const fixtures = fixturesFor(dataNosnippetIsUsedCorrectly, {
	good: {
		'a span': footer('<p>Call us <span data-nosnippet>on 555 0100</span></p>'),
		'a section': footer('<section data-nosnippet="true"><p>Opening hours</p></section>'),
	},
	bad: {
		'a paragraph': {
			...footer('<p data-nosnippet>Call us on 555 0100</p>'),
			finds: [['element', { element: 'p' }]],
		},
	},
	unjudged: { 'no such part': { status: 'not_applicable' } },
});
