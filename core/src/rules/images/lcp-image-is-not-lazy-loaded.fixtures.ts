import { fixturesFor } from '../fixture.ts';
import { lcpImageIsNotLazyLoaded } from './lcp-image-is-not-lazy-loaded.rule.ts';

const image = (isLazy: boolean) => ({ isLazy, node: 'img' });

export const fixtures = fixturesFor(lcpImageIsNotLazyLoaded, {
	good: { 'an image that is loaded at once': { loadedImages: { largestImage: image(false) } } },
	bad: {
		'an image that waits for its turn': {
			loadedImages: { largestImage: image(true) },
			finds: [['lazy']],
		},
	},
	unjudged: {
		'images that nobody loaded': { status: 'not_checked' },
		'a first view of text': { loadedImages: {}, status: 'not_applicable' },
	},
});
