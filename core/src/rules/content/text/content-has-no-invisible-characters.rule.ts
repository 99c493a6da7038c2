import { defineRule } from '../../../audit/rule.ts';

export const contentHasNoInvisibleCharacters = defineRule({
	name: 'content_has_no_invisible_characters',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.unicode.org/reports/tr36/',
		says: 'Unicode has so many characters that their misuse can mislead people and programs; the report says what to look out for.',
		checked: '2026-11-21',
	},
	reads: ['headings'],
	mayRead: ['titles', 'descriptions'],
	title: 'Title and headings have no invisible characters',
	why: 'Invisible characters come along when text is copied. Programs treat them like letters: words no longer match what people search for, and results may show boxes.',
	fix: 'Delete the words around the invisible character and type them again.',
	messages: { found: '“{text}” contains the invisible character {character}' },
	many: '{count} titles and headings contain invisible characters',
	evaluate({ descriptions, headings, titles }, found) {
		const texts = [
			...(titles ?? []),
			...(descriptions ?? []).map(({ content, node }) => ({ node, text: content })),
			...headings.filter(({ isHidden }) => !isHidden),
		];
		if (texts.length === 0) return 'not_applicable';
		for (const { node, text } of texts) {
			if (!mayBeInvisible.test(text)) continue;
			const [first] = invisible.exec(text) ?? [];
			if (first) found.found({ text, character: codePoint(first) }, node);
		}
	},
});

/**
 * Byte order marks, direction overrides, controls and tags, and zero-width spaces between Latin
 * letters. Elsewhere zero-width spaces separate words, joiners shape letters and emoji, and
 * direction marks order mixed text, as intended.
 */
const invisible =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
	/\ufeff|[\u202d\u202e]|[\0-\x08\x0e-\x1f\x7f]|(?<=\p{Script=Latin})[\u200b\u2060](?=\p{Script=Latin})|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007e}]/u;

/** Ignores the context; nearly all texts contain none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const mayBeInvisible = /[\0-\x08\x0e-\x1f\x7f\u200b\u202d\u202e\u2060\udb40\ufeff]/;

const codePoint = (character: string) =>
	`U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
