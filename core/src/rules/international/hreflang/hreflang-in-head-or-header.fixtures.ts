import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangInHeadOrHeader } from './hreflang-in-head-or-header.rule.ts';

const versions = `<link rel="alternate" hreflang="en" href="${ordinaryUrl}">
<link rel="alternate" hreflang="de" href="https://example.com/de/sauerteig">`;

export const fixtures = fixturesFor(hreflangInHeadOrHeader, {
	good: {
		'versions in the head': { head: versions },
	},
	bad: {
		'versions at the end of the page': {
			footer: `<footer><p><a href="/imprint">Imprint</a></p></footer>${versions}`,
			finds: [
				['body', { code: 'en' }],
				['body', { code: 'de' }],
			],
		},
		'an image that ends the head': {
			head: `<img src="/pixel.gif" alt="" width="1" height="1">${versions}`,
			finds: [['body'], ['body']],
			saidBy: 'head_has_no_invalid_elements',
		},
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
	},
});
