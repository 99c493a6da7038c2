import { defineRule } from '../../audit/rule.ts';
import { fileOf, isCameraName } from './file-name.ts';
import { seenImages } from './seen-images.ts';

export const imageFileNamesAreDescriptive = defineRule({
	name: 'image_file_names_are_descriptive',
	group: 'images',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'The file name gives Google slight hints about the subject; short, descriptive names are recommended, and IMG00023.JPG is a bad example.',
		checked: '2026-11-20',
	},
	reads: ['images'],
	title: 'Image files have descriptive names',
	why: 'The file name is one of the small hints from which search engines learn what an image shows.',
	fix: 'Name new files before you upload them: “rye-bread.jpg”. Files that are in use may stay as they are.',
	messages: { camera: 'The file “{file}” still has the name that a camera gave it' },
	many: '{count} files still have the names that a camera gave them',
	evaluate({ images }, found) {
		// An empty alt text marks an image without information, such as faces beside comments.
		const own = seenImages(images).filter(
			({ alt, src }) => alt !== '' && src && !src.startsWith('data:'),
		);
		if (own.length === 0) return 'not_applicable';
		const reported = new Set<string>();
		for (const { node, src } of own) {
			const file = fileOf(src);
			if (reported.has(file) || !isCameraName(file)) continue;
			reported.add(file);
			found.camera({ file }, node);
		}
	},
});
