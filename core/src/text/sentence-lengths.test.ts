import { expect, it } from 'vitest';
import { sentenceLengths } from './sentence-lengths.ts';
import { createTextIndex } from './text-index.ts';

it.each<[language: string, text: string, unit: 'words' | 'characters', lengths: number[] | null]>([
	['en', 'Dr. May bakes by e-mail. See Fig. 3!', 'words', [5, 3]],
	['en', '…and so on. (Or not.)', 'words', [3, 2]],
	['ja', 'パンを焼く。冷ます。', 'characters', [6, 4]],
	['th', 'การอบขนมปังที่บ้าน', 'words', null],
	['en', '', 'words', []],
])('in %s counts %j in %s', (language, text, unit, lengths) => {
	const [block] = createTextIndex([text], language).blocks;
	expect(sentenceLengths(block!, language, unit)).toEqual(lengths);
});
