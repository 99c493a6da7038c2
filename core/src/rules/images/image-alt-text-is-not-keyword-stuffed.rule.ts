import { defineRule } from '../../audit/rule.ts';
import { baseLanguage } from '../../languages/language-tag.ts';
import { findStuffing, repeatedLength } from '../../text/keywords/stuffed-title.ts';
import { shorten } from '../../text/width/shorten.ts';
import { seenImages } from './seen-images.ts';

/** A description of a picture names its subject twice, rarely three times. */
const allowed = 3;
/**
 * A long description may repeat a word more often; in a list of keywords, that word is a larger
 * share of the text.
 */
const largePart = 0.2;
/** The share of all repeated words together, for lists of more than one keyword. */
const largePartTogether = 0.25;
/** Enough characters to recognize the alt text. */
const shown = 80;
/** Four words of three letters. */
const shortestRepeated = 16;

export const imageAltTextIsNotKeywordStuffed = defineRule({
	name: 'image_alt_text_is_not_keyword_stuffed',
	group: 'images',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/google-images',
		says: 'Alt texts filled with keywords make for a bad experience and may make the site look like spam.',
		checked: '2026-11-20',
	},
	reads: ['images'],
	mayRead: ['language'],
	title: 'Alt texts are not stuffed with keywords',
	why: 'A string of keywords tells nobody what the image shows, is read aloud to people who do not see it, and looks like spam to search engines.',
	fix: 'Describe in a few words what the image shows, and name the subject once.',
	messages: { repeated: 'An alt text contains “{word}” {times} times: “{alt}”' },
	many: '{count} alt texts are stuffed with keywords',
	evaluate({ images, language }, found) {
		const described = seenImages(images).filter(({ alt }) => alt?.trim());
		if (described.length === 0) return 'not_applicable';
		for (const { alt: written, lang, node } of described) {
			const alt = written?.trim() ?? '';
			if (alt.length < shortestRepeated || formula.test(alt)) continue;
			const spoken = baseLanguage(lang) ?? language?.code ?? '';
			const stuffing = findStuffing(alt, spoken, allowed);
			if (stuffing === null || typeof stuffing === 'string') continue;
			const { count: times, word } = stuffing;
			const isRow =
				word.length * times >= alt.length * largePart ||
				repeatedLength(alt, spoken, allowed) >= alt.length * largePartTogether;
			if (isRow) found.repeated({ word, times, alt: shorten(alt, shown) }, node);
		}
	},
});

/** A command of LaTeX: wikis give the source of a formula as its alt text. */
const formula = /\\[a-z]{2,}/i;
