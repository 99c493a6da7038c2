import { expect, it } from 'vitest';
import { baseLanguage } from './language-tag.ts';

it.each([
	['pt-BR', 'pt'],
	['zh_Hant_TW', 'zh'],
	['no', 'nb'],
	['EN', 'en'],
	['und', null],
	['english', null],
	['', null],
])('reads %j as %j', (tag, language) => {
	expect(baseLanguage(tag)).toBe(language);
});
