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
		says: 'Lazy loading of the images seen first makes the largest of them come later.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	title: 'The largest image of the first view is not loaded lazily',
	why: 'The browser waits with a lazy image until it knows where it stands, so what people look at first comes last.',
	fix: 'Remove loading="lazy" from this image and keep it for images further down.',
	messages: {
		lazy: 'The largest image of the first view is loaded lazily',
	},
	evaluate({ layout }, found) {
		const { largestImage } = layout;
		if (!largestImage) return 'not_applicable';
		if (largestImage.isLazy) found.lazy(largestImage.node);
	},
});
