import { fixturesFor } from '../fixture.ts';
import { imageFileNamesAreDescriptive } from './image-file-names-are-descriptive.rule.ts';

const image = (src: string) => ({
	footer: `<footer><p><img src="${src}" alt="Rye bread"></p></footer>`,
});

export const fixtures = fixturesFor(imageFileNamesAreDescriptive, {
	good: {
		words: image('/images/rye-bread.jpg'),
		'a name that a service made': image('https://cdn.example.net/3f9a2c1b7d.jpg'),
		'words and a number': image('/images/bread-2.jpg'),
		'the name of a product': image('/images/p650-camera.jpg'),
		'a face beside a comment': {
			footer:
				'<footer><p><img src="/a.jpg" alt="Bread"><img src="/IMG_20190315_224138.jpg" alt=""></p></footer>',
		},
	},
	bad: {
		'a camera’s name': {
			...image('/uploads/2026/IMG_1234.JPG'),
			finds: [['camera', { file: 'IMG_1234.JPG' }]],
		},
		'a camera’s name and a size': {
			...image('/uploads/DSC00123-300x200.jpg'),
			finds: [['camera']],
		},
		'a picture of a screen': { ...image('/uploads/Screenshot_20260201.png'), finds: [['camera']] },
	},
	unjudged: { 'no images': { main: '<p>Bread.</p>', status: 'not_applicable' } },
});
