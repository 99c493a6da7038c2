import { expect, test } from 'vitest';
import { fingerprintDistance, textFingerprint } from './text-fingerprint.ts';

const sentences = (from: number, to: number) =>
	Array.from(
		{ length: to - from },
		(_, index) => `Loaf ${(from + index) * 7919} rests ${((from + index) * 104729) % 997} minutes.`,
	);

const distance = (one: readonly string[], other: readonly string[]) =>
	fingerprintDistance(textFingerprint(one) ?? [0, 0], textFingerprint(other) ?? [0, 0]);

test('is the same for the same text, however blocks and spaces divide it', () => {
	const text = sentences(0, 60);
	expect(distance(text, [text.join('\n  ')])).toBe(0);
});

test('hardly changes when one word changes', () => {
	const text = sentences(0, 200);
	expect(distance(text, [...text, 'A word.'])).toBeLessThanOrEqual(3);
});

test('differs for different texts, even in scripts without spaces', () => {
	const japanese = (words: string) => [words.repeat(40)];
	expect(distance(sentences(0, 60), sentences(500, 560))).toBeGreaterThan(3);
	expect(
		distance(
			japanese('小麦粉と水と塩でパンを焼きます。'),
			japanese('朝は庭の花に水をやってから散歩に出かけました。'),
		),
	).toBeGreaterThan(3);
});

test('is null for a short text', () => {
	expect(textFingerprint(['Bread.'])).toBeNull();
});
