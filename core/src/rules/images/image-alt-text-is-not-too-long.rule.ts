import { defineRule } from '../../audit/rule.ts';
import { shorten } from '../../text/width/shorten.ts';
import { seenImages } from './seen-images.ts';

/** Characters; about two sentences in English, half as many characters where each is a syllable. */
const limit = 250;
const fullWidthLimit = 125;

export const imageAltTextIsNotTooLong = defineRule({
	name: 'image_alt_text_is_not_too_long',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H45',
		says: 'Text alternatives are short; where a short text does not say enough, a long description goes in a separate text.',
		checked: '2026-11-21',
	},
	reads: ['images'],
	title: 'Alt texts are short',
	why: 'A screen reader reads an alt text in one go, and listeners cannot pause in it or go back a sentence.',
	fix: 'Say in a sentence what the image shows. Put everything else in the text or a caption.',
	messages: { long: 'The alt text has {count} characters: “{alt}”' },
	many: '{count} alt texts are long',
	evaluate({ images }, found) {
		const described = seenImages(images).filter(({ alt }) => alt?.trim());
		if (described.length === 0) return 'not_applicable';
		for (const { alt: written, node } of described) {
			const alt = written?.trim() ?? '';
			if (alt.length <= fullWidthLimit || alt.length <= limitFor(alt)) continue;
			found.long({ count: alt.length, alt: shorten(alt, 80) }, node);
		}
	},
});

const limitFor = (alt: string) =>
	(alt.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) * 2 > alt.length
		? fullWidthLimit
		: limit;
