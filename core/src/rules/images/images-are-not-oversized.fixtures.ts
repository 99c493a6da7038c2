import { fixturesFor } from '../fixture.ts';
import { imagesAreNotOversized } from './images-are-not-oversized.rule.ts';

const shown = {
	width: 320,
	height: 240,
	naturalWidth: 640,
	naturalHeight: 480,
	isBroken: false,
	source: '',
	bytes: null,
	node: 'img',
};

export const fixtures = fixturesFor(imagesAreNotOversized, {
	good: {
		'an image for dense screens': { loadedImages: { images: [shown] } },
		'a small image': { loadedImages: { images: [{ ...shown, width: 20, height: 15 }] } },
	},
	bad: {
		'a photograph shown as a thumbnail': {
			loadedImages: { images: [{ ...shown, naturalWidth: 4000, naturalHeight: 3000 }] },
			finds: [['large', { natural: 4000, shown: 320 }]],
		},
	},
	unjudged: {
		'images that nobody loaded': { status: 'not_checked' },
	},
});
