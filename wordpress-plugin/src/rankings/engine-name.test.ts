import { expect, test } from 'vitest';
import { engineName } from './engine-name.ts';

test.each([
	['google_us', 'en', 'Google · United States'],
	['yahoo_jp', 'ja', 'Yahoo! · 日本'],
	['bing_us__mobile', 'en', 'Bing · United States · mobile'],
	['kagi_everywhere', 'en', 'kagi · everywhere'],
])('%s is %s: %s', (key, language, name) => {
	expect(engineName(key, language)).toBe(name);
});
