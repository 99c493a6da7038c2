import { defineRule } from '../../audit/rule.ts';

export const imagesHaveWidthAndHeight = defineRule({
	name: 'images_have_width_and_height',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://web.dev/articles/optimize-cls',
		says: 'Images without width and height make the page jump when they load, because the browser cannot reserve space for them.',
		checked: '2026-11-20',
	},
	reads: ['loadedImages'],
	title: 'Images do not push the page down when they load',
	why: 'People who are reading or about to tap lose their place when the page jumps.',
	fix: 'Give the image width and height attributes, or an aspect ratio in CSS; the browser then reserves its space.',
	messages: {
		shifted: 'This image pushed the page down by {px} px when it loaded',
	},
	many: '{count} images pushed the page down when they loaded',
	evaluate({ loadedImages }, found) {
		for (const { node, px } of loadedImages.shiftingImages) found.shifted({ px }, node);
	},
});
