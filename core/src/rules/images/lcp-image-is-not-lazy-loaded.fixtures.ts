import { fixturesFor } from '../fixture.ts';
import { lcpImageIsNotLazyLoaded } from './lcp-image-is-not-lazy-loaded.rule.ts';

const image = (isLazy: boolean) => ({ isLazy, node: 'img' });

export const fixtures = fixturesFor(lcpImageIsNotLazyLoaded, {
	good: { 'an image that is loaded at once': { layout: { largestImage: image(false) } } },
	bad: {
		'an image that waits for its turn': {
			layout: { largestImage: image(true) },
			finds: [['lazy']],
		},
	},
	unjudged: {
		'a page without its layout': { status: 'not_checked' },
		'a first view of text': { layout: {}, status: 'not_applicable' },
	},
});
