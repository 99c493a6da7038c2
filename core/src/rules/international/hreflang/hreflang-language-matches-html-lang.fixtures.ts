import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangLanguageMatchesHtmlLang } from './hreflang-language-matches-html-lang.rule.ts';

const versions = (own: string) => ({
	head: `<link rel="alternate" hreflang="${own}" href="${ordinaryUrl}">
<link rel="alternate" hreflang="de" href="https://example.com/de/sauerteig">`,
});

export const fixtures = fixturesFor(hreflangLanguageMatchesHtmlLang, {
	good: {
		'the same language': versions('en'),
		'the same language, for one country': versions('en-GB'),
	},
	bad: {
		'another language': {
			...versions('fr'),
			finds: [['differs', { code: 'fr', lang: 'en' }]],
		},
	},
	unjudged: {
		'no versions': { status: 'not_applicable' },
		'no lang attribute': { ...versions('en'), html: '<html>', status: 'not_applicable' },
	},
});
