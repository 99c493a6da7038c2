import { expect, test } from 'vitest';
import { engineName } from './engine-name.ts';

const english = {
	locale: 'en',
	devices: { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' },
};
const japanese = {
	locale: 'ja',
	devices: { desktop: 'パソコン', mobile: 'スマートフォン', tablet: 'タブレット' },
};

test.each([
	['google_us', 'Google · United States'],
	['bing_jp__mobile', 'Bing · Japan · mobile'],
	['google_us__tablet', 'Google · United States · tablet'],
])('%s is “%s” in English', (key, name) => {
	expect(engineName(key, english)).toBe(name);
});

test.each([
	['yahoo_jp', 'Yahoo! · 日本'],
	['google_us__mobile', 'Google · アメリカ合衆国 · スマートフォン'],
])('%s is “%s” in Japanese', (key, name) => {
	expect(engineName(key, japanese)).toBe(name);
});

test.each([
	['seznam_cz', 'seznam · Czechia'],
	['google_us__watch', 'Google · United States · watch'],
	['google_worldwide', 'Google · worldwide'],
	['google', 'Google'],
])('shows the unknown parts of %s as they are', (key, name) => {
	expect(engineName(key, english)).toBe(name);
});
