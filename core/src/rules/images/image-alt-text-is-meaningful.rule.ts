import { defineRule } from '../../audit/rule.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { isEmptyAltText } from '../../rule-sets/empty-alt-texts.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import { isFileName } from './file-name.ts';
import { seenImages } from './seen-images.ts';

export const imageAltTextIsMeaningful = defineRule({
	name: 'image_alt_text_is_meaningful',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Alt text should be useful and informative in the context of the page; Google uses it to understand the subject of the image.',
		checked: '2026-11-20',
	},
	reads: ['images'],
	mayRead: ['language'],
	title: 'Alt texts describe their images',
	why: 'Search engines and people who do not see the image learn about it from the alt text; a file name or “image” tells them nothing.',
	fix: 'Describe in a few words what the image shows and why it is here. If it is only decoration, leave the alt text empty.',
	messages: {
		file_name: 'The alt text “{alt}” is a file name',
		empty: 'The alt text “{alt}” says nothing about the image',
	},
	many: '{count} alt texts say nothing about their images',
	evaluate({ images, language }, found) {
		const described = seenImages(images).filter(
			({ alt, isDecoration }) => !isDecoration && alt?.trim(),
		);
		if (described.length === 0) return 'not_applicable';
		const languages = described.map(({ lang }) => baseLanguage(lang) ?? language?.code ?? null);
		if (!languages.every(arePhrasesLoaded)) return { notChecked: 'language_not_loaded' };
		for (const [at, { alt: written, node, src }] of described.entries()) {
			const alt = written?.trim() ?? '';
			if (isFileName(alt, src)) found.file_name({ alt }, node);
			else if (isEmptyAltText(alt, languages[at] ?? '')) found.empty({ alt }, node);
		}
	},
});
