import { fixturesFor } from '../fixture.ts';
import { imagesHaveWidthAndHeight } from './images-have-width-and-height.rule.ts';

export const fixtures = fixturesFor(imagesHaveWidthAndHeight, {
	good: { 'images that move nothing': { layout: {} } },
	bad: {
		'an image that pushed the page down': {
			layout: { shiftingImages: [{ px: 480, node: 'img' }] },
			finds: [['shifted', { px: 480 }]],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
	},
});
