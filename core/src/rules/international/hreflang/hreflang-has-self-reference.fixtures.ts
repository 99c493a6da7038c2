import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangHasSelfReference } from './hreflang-has-self-reference.rule.ts';

const version = (code: string, href: string) =>
	`<link rel="alternate" hreflang="${code}" href="${href}">`;
const german = version('de', 'https://example.com/de/sauerteig');

export const fixtures = fixturesFor(hreflangHasSelfReference, {
	good: {
		'itself and another version': { head: version('en', ordinaryUrl) + german },
		'itself by another spelling': {
			head: version('en', 'https://www.example.com/bread/sourdough/') + german,
		},
		'itself as the default': { head: version('x-default', ordinaryUrl) + german },
		'a visit from a campaign': {
			head: version('en', ordinaryUrl) + german,
			url: `${ordinaryUrl}?utm_source=letter`,
		},
		'itself in a header': {
			head: german,
			response: {
				status: 200,
				headers: [['link', `<${ordinaryUrl}>; rel="alternate"; hreflang="en"`]],
			},
		},
	},
	bad: {
		'other versions alone': { head: german, finds: [['missing']] },
		'a set copied from another page': {
			head: version('en', 'https://example.com/bread/rye') + german,
			finds: [['missing']],
		},
		'other versions alone, in a header': {
			response: {
				status: 200,
				headers: [['link', '<https://example.com/de/>; rel="alternate"; hreflang="de"']],
			},
			finds: [['missing']],
		},
		'other versions in the body': {
			footer: german,
			finds: [['missing']],
			saidBy: 'hreflang_in_head_or_header',
		},
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
		'a copy of another page': {
			head: german,
			canonical: '<link rel="canonical" href="https://example.com/bread/loaf">',
			status: 'not_applicable',
		},
		'a page on a test site': {
			head: german,
			url: 'https://staging.example.com/bread/sourdough',
			status: 'not_applicable',
		},
	},
});
