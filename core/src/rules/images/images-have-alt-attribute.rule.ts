import { defineRule } from '../../audit/rule.ts';
import type { Image } from '../../facts/collected/media/images.fact.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { idsOf, pointsNowhere } from '../label-references.ts';
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
	mayRead: ['jumpTargets', 'wholePage'],
	supersededBy: [
		{ rule: 'image_links_have_alt_text', hides: 'node' },
		{ rule: 'links_have_text', hides: 'node' },
	],
	title: 'Every image has an alt attribute',
	why: 'Search engines understand an image by its alt text, and screen readers read the file name aloud where it is missing.',
	fix: 'Describe the image in its alt text; give a decoration an empty one (alt="").',
	messages: {
		image: 'The image “{src}” has no alt text',
		blank: 'The alt attribute of the image “{src}” contains only spaces',
		button: 'The image button “{src}” has no alt text',
		area: 'A linked area of an image map has no alt attribute',
		template: 'Images around the content without a usable alt attribute: {images}',
	},
	many: '{count} images have no usable alt attribute',
	evaluate({ images, jumpTargets, mainText, wholePage }, found) {
		const seen = seenImages(images);
		if (seen.length === 0) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		const isNameless = (image: Image) => lacksAlt(image) && !hasOtherName(image, ids);
		const template: NodeRef[] = [];
		for (const { alt, element, node, region, src: source } of seen.filter(isNameless)) {
			const src = shortened(source);
			if (region !== mainText.region && element === 'img') template.push(node);
			else if (element === 'area') found.area(node);
			else if (element === 'input') found.button({ src }, node);
			else if (alt === null) found.image({ src }, node);
			else found.blank({ src }, node);
		}
		if (template.length > 0) found.template({ images: template.length }, ...template);
	},
});

/**
 * An empty alt text is right for decoration, but not for a button. Spaces are right for neither.
 */
function lacksAlt({ alt, element, isDecoration }: Image): boolean {
	if (alt === null) return !isDecoration;
	const mayBeEmpty = element === 'area' || (element === 'img' && alt === '');
	return !isDecoration && !mayBeEmpty && !hasContent(alt);
}

const hasOtherName = ({ hasOtherName, labelledBy }: Image, ids: ReadonlySet<string> | null) =>
	hasOtherName && !pointsNowhere(labelledBy, ids);

/** Only the file name; an image in a data URL has none. */
const shortened = (src: string) => (src.startsWith('data:') ? 'data:…' : fileOf(src));
