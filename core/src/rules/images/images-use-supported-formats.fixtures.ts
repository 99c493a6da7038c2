import { fixturesFor } from '../fixture.ts';
import { imagesUseSupportedFormats } from './images-use-supported-formats.rule.ts';

const image = (src: string) => ({
	footer: `<footer><p><img src="${src}" alt="Rye bread"></p></footer>`,
});

export const fixtures = fixturesFor(imagesUseSupportedFormats, {
	good: {
		'a JPEG': image('/rye.jpg'),
		'a WebP with a version': image('https://cdn.example.net/rye.webp?v=2'),
		'no ending at all': image('https://cdn.example.net/images/1234'),
		'a service that converts': image('https://cdn.example.net/resize?file=rye.tiff'),
		'a folder that looks like a file': image('/rye.ai/loaf.png'),
	},
	bad: {
		'a photo as a phone saves it': {
			...image('/uploads/IMG_1.HEIC'),
			finds: [['unsupported', { file: 'IMG_1.HEIC', format: 'HEIC' }]],
		},
		'a scan': { ...image('https://example.com/scans/rye.tif?x=1'), finds: [['unsupported']] },
	},
	unjudged: {
		'no images': { main: '<p>Bread.</p>', status: 'not_applicable' },
	},
});
