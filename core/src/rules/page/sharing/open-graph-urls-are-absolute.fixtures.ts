import { fixturesFor } from '../../fixture.ts';
import { openGraphUrlsAreAbsolute } from './open-graph-urls-are-absolute.rule.ts';

const tag = (property: string, content: string) => ({
	head: `<meta property="${property}" content="${content}">`,
});

export const fixtures = fixturesFor(openGraphUrlsAreAbsolute, {
	good: {
		'a whole address': tag('og:image', 'https://example.com/images/loaf.jpg'),
		'an address with Japanese letters': tag('og:image', 'https://example.com/画像/パン.jpg'),
	},
	bad: {
		'a path to a picture': {
			...tag('og:image', '/images/loaf.jpg'),
			finds: [['relative', { property: 'og:image', content: '/images/loaf.jpg' }]],
		},
		'no scheme': { ...tag('og:url', '//example.com/bread'), finds: [['relative']] },
		'a template that was not filled in': {
			...tag('og:image', '{{ image }}'),
			finds: [['relative']],
			saidBy: 'social_tags_have_no_placeholder_text',
		},
	},
	unjudged: {
		'no tags': { status: 'not_applicable' },
		'the width of a picture': { ...tag('og:image:width', '1200'), status: 'not_applicable' },
	},
});
