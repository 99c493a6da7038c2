import { defineRule } from '../../audit/rule.ts';

export const pictureElementsHaveImgFallback = defineRule({
	name: 'picture_elements_have_img_fallback',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Some crawlers do not understand srcset and picture, so there should always be an img element with a src attribute.',
		checked: '2026-11-20',
	},
	reads: ['pictures', 'unsourcedImages', 'images'],
	title: 'Responsive images have an ordinary file in src',
	why: 'A picture element shows nothing without an img in it, and crawlers that read only src find no image.',
	fix: 'Put <img src="…" alt="…"> last in the picture element, with the file that suits most screens.',
	messages: {
		no_image: 'A picture element has no img element, so it shows nothing',
		no_source: 'An image lists files only in srcset: “{srcset}”',
	},
	many: '{count} responsive images have no ordinary file in src',
	evaluate({ images, pictures, unsourcedImages }, found) {
		if (images.length + pictures.length === 0) return 'not_applicable';
		for (const { hasImage, node } of pictures) if (!hasImage) found.no_image(node);
		for (const { node, srcset } of unsourcedImages) found.no_source({ srcset }, node);
	},
});
