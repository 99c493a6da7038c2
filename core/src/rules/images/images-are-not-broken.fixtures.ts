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
	good: { 'images that are there': { layout: { images: [shown] } } },
	bad: {
		'an image that is gone': {
			layout: { images: [shown, { ...shown, isBroken: true }] },
			finds: [['broken']],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'no images': { layout: {}, status: 'not_applicable' },
	},
});
