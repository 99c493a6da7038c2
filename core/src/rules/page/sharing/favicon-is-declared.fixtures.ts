import { fixturesFor } from '../../fixture.ts';
import { faviconIsDeclared } from './favicon-is-declared.rule.ts';

const home = {
	url: 'https://example.com/',
	canonical: '<link rel="canonical" href="https://example.com/">',
};

export const fixtures = fixturesFor(faviconIsDeclared, {
	good: {
		'an icon': { ...home, icon: '<link rel="icon" href="/favicon.svg">' },
		'an icon in the old notation': {
			...home,
			icon: '<link rel="shortcut icon" href="/favicon.ico">',
		},
		'an icon inlined in the page to save a request': {
			...home,
			icon: '<link rel="icon" href="data:,">',
		},
	},
	bad: {
		'no icon': { ...home, icon: '', finds: [['missing']] },
		'a link without a file': { ...home, icon: '<link rel="icon" href="">', finds: [['empty']] },
	},
	unjudged: {
		'a page that is not the home page': { status: 'not_applicable' },
	},
});
