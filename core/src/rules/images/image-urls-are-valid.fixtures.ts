import { fixturesFor } from '../fixture.ts';
import { imageUrlsAreValid } from './image-urls-are-valid.rule.ts';

const image = (src: string, alt = 'Rye bread') => ({
	footer: `<footer><p><img src="${src}" alt="${alt}" width="64" height="48"></p></footer>`,
});

export const fixtures = fixturesFor(imageUrlsAreValid, {
	good: {
		'an image of the site': image('/images/rye%20bread.jpg'),
		'a picture of the value itself': image('/images/undefined.png', 'A variable that is undefined'),
		'an image inside the page': image('data:image/gif;base64,R0lGODlhAQABAAAAACw='),
		'words that contain such a name': image('/images/nullification.jpg'),
	},
	bad: {
		'a file without a name': {
			...image('/images/undefined'),
			finds: [['failed', { src: '/images/undefined' }]],
		},
		'a module instead of its address': { ...image('[object Module]'), finds: [['failed']] },
		'a variable of a template': { ...image('/images/{{ image }}.jpg'), finds: [['failed']] },
		'a host that was missing': { ...image('https://null/rye.jpg'), finds: [['failed']] },
	},
	unjudged: {
		'no images': { main: '<p>Bread.</p>', status: 'not_applicable' },
	},
});
