import { defineRule } from '../../audit/rule.ts';
import { fileOf } from './file-name.ts';
import { seenImages } from './seen-images.ts';

export const imagesUseSupportedFormats = defineRule({
	name: 'images_use_supported_formats',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Google Search supports images in BMP, GIF, JPEG, PNG, WebP, SVG and AVIF.',
		checked: '2026-11-20',
	},
	reads: ['images'],
	title: 'Images are in formats that search engines read',
	why: 'Most browsers cannot show other formats, and search engines do not list them among images.',
	fix: 'Save the image as JPEG, PNG, WebP, AVIF or SVG and use that file.',
	messages: {
		unsupported: 'The image “{file}” is in the format {format}, which search engines do not read',
	},
	many: '{count} images are in formats that search engines do not read',
	evaluate({ images }, found) {
		const seen = seenImages(images).filter(({ src }) => src && !src.startsWith('data:'));
		if (seen.length === 0) return 'not_applicable';
		for (const { node, src } of seen) {
			const file = fileOf(src);
			const format = unsupported.exec(file)?.[1];
			if (format) found.unsupported({ file, format: format.toUpperCase() }, node);
		}
	},
});

const unsupported = /\.(tiff?|heic|heif|jxl|jp2|psd|eps|ai|wmf|emf|raw|cr2|nef|dng|pdf|xcf)$/i;
