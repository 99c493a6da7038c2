import { expect, test } from 'vitest';
import { languageFor } from '../language.ts';
import { engineFor } from './engine-for.ts';
import { engineName } from './engine-name.ts';

test.each([
	['google_us', 'en', 'Google · United States'],
	['bing_jp__mobile', 'en', 'Bing · Japan · phone'],
	['google_jp__mobile', 'ja', 'Google · 日本 · スマートフォン'],
	['seznam_cz', 'en', 'seznam · Czechia'],
	['google_us__tablet', 'en', 'Google · United States · tablet'],
	['google_worldwide', 'en', 'Google · worldwide'],
])('%s is said in %s as %s', async (key, locale, name) => {
	expect(engineName(key, await languageFor(locale))).toBe(name);
});

test.each([
	['jp', ['google_us', 'google_jp__mobile'], 'google_jp__mobile'],
	['de', ['google_us', 'bing_us'], 'google_us'],
	['de', [], null],
])('in %s of %s the one to begin with is %s', (geo, engines, engine) => {
	expect(engineFor(geo, engines)).toBe(engine);
});
