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
		says: 'Images without width and height make the page jump when they arrive, because the browser cannot keep room for them.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	title: 'Images do not push the page down when they arrive',
	why: 'Whoever is reading or about to tap loses the place when the page jumps.',
	fix: 'Give the image width and height attributes, or an aspect ratio in CSS; the browser then keeps its room.',
	messages: {
		shifted: 'When this image came, it pushed the page down by {px} px',
	},
	many: '{count} images pushed the page down when they came',
	evaluate({ layout }, found) {
		for (const { node, px } of layout.shiftingImages) found.shifted({ px }, node);
	},
});
