import { fixturesFor } from '../fixture.ts';
import { htmlLangAttributeUsed } from './html-lang-attribute-used.rule.ts';

export const fixtures = fixturesFor(htmlLangAttributeUsed, {
	good: {
		'a language': { html: '<html lang="en-GB">' },
		'a language as XML writes it': { html: '<html xml:lang="en">' },
	},
	bad: {
		'no language': { html: '<html>', finds: [['missing']] },
		'no html tag at all': { html: '', finds: [['missing']] },
		'an empty language': { html: '<html lang=" ">', finds: [['empty']] },
	},
});
