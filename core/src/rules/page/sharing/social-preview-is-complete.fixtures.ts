import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { socialPreviewIsComplete } from './social-preview-is-complete.rule.ts';

const tag = (property: string, content: string) =>
	`<meta property="${property}" content="${content}">`;
const title = tag('og:title', 'Sourdough bread for beginners');
const description = tag('og:description', 'Bake a first sourdough loaf at home.');
const image = tag('og:image', 'https://example.com/images/loaf.jpg');

export const fixtures = fixturesFor(socialPreviewIsComplete, {
	good: {
		'title, description and picture': { head: title + description + image },
		'a picture by its long name': {
			head: title + description + tag('og:image:secure_url', 'https://example.com/loaf.jpg'),
		},
		'a URL in a different spelling': {
			head: title + description + image + tag('og:url', `${ordinaryUrl}/`),
		},
	},
	bad: {
		'no tags at all': { finds: [['none']] },
		'no picture': {
			head: title + description,
			finds: [['missing', { tags: 'og:image' }]],
		},
		'empty tags': {
			head: title + tag('og:description', '') + image,
			finds: [['missing', { tags: 'og:description' }]],
		},
		'the URL of a page on another host': {
			head: title + description + image + tag('og:url', 'https://example.org/'),
			finds: [['other_address', { address: 'https://example.org/' }]],
		},
	},
});
