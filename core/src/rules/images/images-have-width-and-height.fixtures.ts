import { fixturesFor } from '../fixture.ts';
import { imagesHaveWidthAndHeight } from './images-have-width-and-height.rule.ts';

export const fixtures = fixturesFor(imagesHaveWidthAndHeight, {
	good: { 'images that move nothing': { loadedImages: {} } },
	bad: {
		'an image that pushed the page down': {
			loadedImages: { shiftingImages: [{ px: 480, node: 'img' }] },
			finds: [['shifted', { px: 480 }]],
		},
	},
	unjudged: {
		'images that nobody loaded': { status: 'not_checked' },
	},
});
