import { defineRule } from '../../audit/rule.ts';

export const lcpImageIsNotLazyLoaded = defineRule({
	name: 'lcp_image_is_not_lazy_loaded',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/lcp-lazy-loading',
		says: 'Lazy loading of the images in the first view delays the largest of them.',
		checked: '2026-11-20',
	},
	reads: ['loadedImages'],
	title: 'The largest image in the first view is not lazy-loaded',
	why: 'The browser does not load a lazy image until it knows its position, so the image that people look at first arrives last.',
	fix: 'Remove loading="lazy" from this image and keep it for images further down.',
	messages: {
		lazy: 'The largest image in the first view is lazy-loaded',
	},
	evaluate({ loadedImages }, found) {
		const { largestImage } = loadedImages;
		if (!largestImage) return 'not_applicable';
		if (largestImage.isLazy) found.lazy(largestImage.node);
	},
});
