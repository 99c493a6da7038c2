import { expect, test } from 'vitest';
import { createPartMemory, makeOfParts } from './part-memory.ts';

test.each([
	['at once', makeOfParts, 9],
	['live', createPartMemory(), 5],
])('%s, a part is measured again when it or the language changes', (_kind, ofParts, times) => {
	let count = 0;
	const measure = ({ text }: { readonly text: string }, language: string | null) => {
		count++;
		return `${text} ${language}`;
	};
	const [bread, butter, jam] = [{ text: 'Bread' }, { text: 'Butter' }, { text: 'Jam' }];

	expect(ofParts(measure, [bread, butter], 'en')).toEqual(['Bread en', 'Butter en']);
	expect(ofParts(measure, [bread, butter], 'en')).toEqual(['Bread en', 'Butter en']);
	expect(ofParts(measure, [jam, bread, butter], 'en')).toEqual(['Jam en', 'Bread en', 'Butter en']);
	expect(ofParts(measure, [jam, bread], null)).toEqual(['Jam null', 'Bread null']);
	expect(count).toBe(times);
});
