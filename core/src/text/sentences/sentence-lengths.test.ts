import { expect, it } from 'vitest';
import { createTextIndex } from '../keyphrase/text-index.ts';
import { countSentences } from './sentence-lengths.ts';

it.each<
	[language: string, text: string, unit: 'words' | 'characters', limit: number, counts: number[]]
>([
	['en', 'Dr. May bakes by e-mail. See Fig. 3!', 'words', 4, [2, 1]],
	['en', 'Dr. May bakes by e-mail. See Fig. 3!', 'words', 2, [2, 2]],
	['en', 'Dr. May bakes by e-mail. See Fig. 3!', 'words', 5, [2, 0]],
	['en', '…and so on. (Or not.)', 'words', 2, [2, 1]],
	['en', 'See Fig. 3! Dr. May bakes by e-mail.', 'words', 4, [2, 1]],
	['en', 'Bread', 'words', 0, [1, 1]],
	['ja', 'パンを焼く。冷ます。', 'characters', 5, [2, 1]],
	['th', 'การอบขนมปังที่บ้าน', 'words', 0, [0, 0]],
	['en', '', 'words', 0, [0, 0]],
])('in %s counts %j in %s, longer than %i', (language, text, unit, limit, [count, long]) => {
	const [block] = createTextIndex([text], language).blocks;
	expect(countSentences(block!, { limit, unit })).toEqual({ count, long });
});
