import { defineRule } from '../../audit/rule.ts';
import type { Image } from '../../facts/collected/media/images.fact.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { fileOf } from './file-name.ts';
import { seenImages } from './seen-images.ts';

export const imagesHaveAltAttribute = defineRule({
	name: 'images_have_alt_attribute',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'The alt text is the most important attribute for giving an image more meaning, for search engines and for people who cannot see it.',
		checked: '2026-11-20',
	},
	reads: ['images', 'mainText'],
	supersededBy: [
		{ rule: 'image_links_have_alt_text', hides: 'node' },
		{ rule: 'links_have_text', hides: 'node' },
	],
	title: 'Every image has an alt attribute',
	why: 'Search engines understand an image by its alt text, and screen readers read the file name aloud where there is none.',
	fix: 'Describe the image in its alt text; give a decoration an empty one (alt="").',
	messages: {
		image: 'The image “{src}” has no alt attribute',
		button: 'The image button “{src}” has no alt attribute',
		area: 'A linked area of an image map has no alt attribute',
		template: 'Images around the content without an alt attribute: {images}',
	},
	many: '{count} images have no alt attribute',
	evaluate({ images, mainText }, found) {
		const seen = seenImages(images);
		if (seen.length === 0) return 'not_applicable';
		const template: NodeRef[] = [];
		for (const { element, node, region, src: source } of seen.filter(isNameless)) {
			const src = shortened(source);
			if (region !== mainText.region && element === 'img') template.push(node);
			else if (element === 'area') found.area(node);
			else if (element === 'img') found.image({ src }, node);
			else found.button({ src }, node);
		}
		if (template.length > 0) found.template({ images: template.length }, ...template);
	},
});

const isNameless = ({ alt, hasOtherName, isDecoration }: Image) =>
	alt === null && !hasOtherName && !isDecoration;

/** Only the file name; an image in a data URL has none. */
const shortened = (src: string) => (src.startsWith('data:') ? 'data:…' : fileOf(src));
