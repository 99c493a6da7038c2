import { expect, test } from 'vitest';
import { createPartMemory, makeOfPart } from './part-memory.ts';

test.each([
	['at once', makeOfPart, 3],
	['live', createPartMemory(), 2],
])('%s, a part is measured anew when it or its language changes', (_kind, ofPart, times) => {
	let count = 0;
	const measure = ({ text }: { readonly text: string }, language: string | null) => {
		count++;
		return `${text} ${language}`;
	};
	const part = { text: 'Bread' };

	expect(ofPart(measure, part, 'en')).toBe('Bread en');
	expect(ofPart(measure, part, 'en')).toBe('Bread en');
	expect(ofPart(measure, part, null)).toBe('Bread null');
	expect(count).toBe(times);
});
