import { fixturesFor } from '../../fixture.ts';
import { htmlLangAttributeUsed } from './html-lang-attribute-used.rule.ts';

export const fixtures = fixturesFor(htmlLangAttributeUsed, {
	good: {
		'a language': { html: '<html lang="en-GB">' },
		'a language in both attributes': { html: '<html lang="en" xml:lang="en">' },
		'a language as XML writes it': {
			html: '<html xml:lang="en">',
			response: { status: 200, headers: [['content-type', 'application/xhtml+xml']] },
		},
	},
	bad: {
		'no language': { html: '<html>', finds: [['missing']] },
		'no html tag at all': { html: '', finds: [['missing']] },
		'a language as XML writes it': { html: '<html xml:lang="en">', finds: [['xml']] },
		'an empty language': { html: '<html lang=" ">', finds: [['empty']] },
	},
});
