import { expect, it } from 'vitest';
import { createTextIndex } from './text-index.ts';

it('counts the words of all blocks', () => {
	expect(createTextIndex(['Fresh bread', 'by e-mail', ''], 'en').wordCount).toBe(4);
});

it('keeps blocks that did not change', () => {
	const before = createTextIndex(['Fresh bread', 'Good butter'], 'en');
	const after = createTextIndex(['Fresh bread', 'Better butter'], 'en', before);
	expect(after.blocks[0]).toBe(before.blocks[0]);
	expect(after.blocks[1]).not.toBe(before.blocks[1]);
	expect(after.forms).toBe(before.forms);
});

it('starts afresh when the language changes', () => {
	const before = createTextIndex(['Fresh bread'], 'en');
	expect(createTextIndex(['Fresh bread'], 'de', before).blocks[0]).not.toBe(before.blocks[0]);
});

it('gives all spellings of a word the same form', () => {
	const { forms, blocks } = createTextIndex(['Straße STRASSE strasse'], 'de');
	expect([...blocks[0]!.wordForms().ids]).toEqual([0, 0, 0]);
	expect(forms.folded).toEqual(['strasse']);
});
