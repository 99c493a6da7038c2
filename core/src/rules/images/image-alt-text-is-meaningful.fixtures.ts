import { fixturesFor } from '../fixture.ts';
import { imageAltTextIsMeaningful } from './image-alt-text-is-meaningful.rule.ts';

const image = (alt: string, src = '/images/1.jpg', lang = 'en') => ({
	footer: `<footer><p lang="${lang}"><img src="${src}" alt="${alt}"></p></footer>`,
});

export const fixtures = fixturesFor(imageAltTextIsMeaningful, {
	good: {
		'a description': image('A round loaf with a dark crust'),
		'one word that names the subject': image('Baguette', '/images/baguette.jpg'),
		'a word that means something in another language': image('Bild', '/images/1.jpg', 'en'),
		'a product with a dot in its name': image('Node.js'),
	},
	bad: {
		'the name of a file': { ...image('loaf.jpg'), finds: [['file_name', { alt: 'loaf.jpg' }]] },
		'the name a camera gave': { ...image('IMG_1234'), finds: [['file_name']] },
		'the name of the source': {
			...image('loaf_02', '/images/loaf_02-300x200.jpg'),
			finds: [['file_name']],
		},
		'a word for any image': { ...image('Image'), finds: [['empty', { alt: 'Image' }]] },
		'a word for any image in Japanese': {
			...image('画像', '/images/1.jpg', 'ja'),
			finds: [['empty', { alt: '画像' }]],
		},
	},
	unjudged: {
		'no image with an alt text': {
			main: '<p>Bread. <img src="/line.png" alt=""></p>',
			status: 'not_applicable',
		},
	},
});
