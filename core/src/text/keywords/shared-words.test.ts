import { expect, it } from 'vitest';
import { shareWords } from './shared-words.ts';

it.each<[one: string, other: string, language: string | null, share: boolean | null]>([
	['Sourdough bread for beginners', 'Your first breads', 'en', true],
	['Sourdough bread for beginners', 'Opening hours for visitors', 'en', false],
	['Roggenbrot backen', 'Unser Brot', 'de', true],
	['天然酵母パンの作り方', '酵母で焼くパン', 'ja', true],
	['天然酵母パンの作り方', '営業時間', 'ja', false],
	['Sourdough bread', '天然酵母パン', 'ja', false],
	['Sourdough bread', 'for the', 'en', null],
	['Sourdough bread', '…', 'en', null],
	['for the bread', 'for the cake', null, true],
])('%j and %j (%s): %j', (one, other, language, share) => {
	expect(shareWords(one, other, language)).toBe(share);
});
