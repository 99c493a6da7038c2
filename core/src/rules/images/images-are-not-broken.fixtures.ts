import { fixturesFor } from '../fixture.ts';
import { imagesAreNotBroken } from './images-are-not-broken.rule.ts';

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

export const fixtures = fixturesFor(imagesAreNotBroken, {
	good: { 'images that are there': { loadedImages: { images: [shown] } } },
	bad: {
		'an image that is gone': {
			loadedImages: { images: [shown, { ...shown, isBroken: true }] },
			finds: [['broken']],
		},
	},
	unjudged: {
		'images that nobody loaded': { status: 'not_checked' },
		'no images': { loadedImages: {}, status: 'not_applicable' },
	},
});
