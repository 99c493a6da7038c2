import { defineRule } from '../../audit/rule.ts';

export const imagesAreNotBroken = defineRule({
	name: 'images_are_not_broken',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Google shows images that it can fetch from the URL given in the page.',
		checked: '2026-11-20',
	},
	reads: ['loadedImages'],
	supersededBy: [{ rule: 'image_urls_are_valid', hides: 'node' }],
	title: 'Every image loads',
	why: 'Where an image should be, people see an empty box, and search engines have nothing to show.',
	fix: 'Correct the URL of the image, upload it again, or remove it.',
	messages: {
		broken: 'This image did not load',
	},
	many: '{count} images did not load',
	evaluate({ loadedImages }, found) {
		const { images } = loadedImages;
		if (images.length === 0) return 'not_applicable';
		for (const { isBroken, node } of images) if (isBroken) found.broken(node);
	},
});
