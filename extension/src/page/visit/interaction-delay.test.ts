import { expect, test } from 'vitest';
import { interactionDelay } from './interaction-delay.ts';

const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('is null before the first interaction', () => {
	expect(interactionDelay([{ interactionId: 0, duration: 300 }])).toBeNull();
});

test('is the slowest interaction, however many events it consists of', () => {
	expect(interactionDelay([press(1, 40), press(2, 120.4), press(2, 80), press(1, 48)])).toBe(120);
});

test('ignores one interaction in fifty', () => {
	const many = Array.from({ length: 49 }, (_, index) => press(index + 1, 40));

	expect(interactionDelay([...many, press(99, 900)])).toBe(40);
});
