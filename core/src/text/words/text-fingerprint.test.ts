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

test.each([
	['line of signs', '='.repeat(50_000)],
	['label', 'Add to basket. '.repeat(500)],
])('does not take two texts for one because both have the same long %s', (_what, repeated) => {
	const texts = [sentences(0, 40), sentences(500, 540)].map((text) => [...text, repeated]);
	expect(distance(texts[0]!, texts[1]!)).toBeGreaterThan(8);
});

test('differs more, the more of a text is different', () => {
	const changed = [0, 2, 10, 30, 60, 120].map((count) =>
		distance(sentences(0, 200), [...sentences(count, 200), ...sentences(900, 900 + count)]),
	);
	expect(changed).toEqual(changed.toSorted((one, other) => one - other));
	expect(changed.at(1)).toBeLessThanOrEqual(3);
	expect(changed.at(3)).toBeGreaterThan(3);
});

test('is null for a short text', () => {
	expect(textFingerprint(['Bread.'])).toBeNull();
});
