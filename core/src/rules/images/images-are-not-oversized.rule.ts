import { defineRule } from '../../audit/rule.ts';

/** Dense screens show up to three pixels of the file for each CSS pixel. */
const mostTimes = 4;
/** In pixels; smaller files are not worth the effort. */
const worthIt = 800;

export const imagesAreNotOversized = defineRule({
	name: 'images_are_not_oversized',
	group: 'images',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/performance/insights/image-delivery',
		says: 'Images that are much larger than their displayed size waste time and data.',
		checked: '2026-11-20',
	},
	reads: ['loadedImages'],
	title: 'Images are not much larger than their displayed size',
	why: 'People wait and pay for pixels that they never see.',
	fix: 'Offer the image in several sizes (srcset), so that each device fetches the one it needs.',
	messages: {
		large: 'The image is {natural} px wide and shown at {shown} px',
	},
	many: '{count} images are much larger than their displayed size',
	evaluate({ loadedImages }, found) {
		const large = loadedImages.images.filter(
			({ naturalWidth, width }) => naturalWidth >= worthIt && naturalWidth > width * mostTimes,
		);
		for (const { naturalWidth, node, width } of large) {
			found.large({ natural: naturalWidth, shown: Math.round(width) }, node);
		}
	},
});
