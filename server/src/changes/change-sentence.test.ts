import { expect, it } from 'vitest';
import { changeSentence } from './change-sentence.ts';

const day = Date.UTC(2026, 10, 3) / 86_400_000;
const alone = { day, fields: ['title'], note: '', pageIds: [1] };
const together = { day, fields: ['description', 'title'], note: '', pageIds: [1, 2] };
const noted = { ...together, note: 'New names' };

it.each([
	[
		alone,
		'Title changed on November 3, 2026: No difference.',
		'2026年11月3日にタイトルを変更:No difference.',
	],
	[
		together,
		'Description and title changed on 2 pages on November 3, 2026: No difference.',
		'2026年11月3日にディスクリプション、タイトルを変更(2ページ):No difference.',
	],
	[
		noted,
		'“New names” on 2 pages on November 3, 2026: No difference.',
		'2026年11月3日の「New names」(2ページ):No difference.',
	],
])('says what was changed, when, and the answer: %j', (change, inEnglish, inJapanese) => {
	const answer = { text: 'No difference.' };
	expect(changeSentence(change, answer, 'en')).toBe(inEnglish);
	expect(changeSentence(change, answer, 'ja')).toBe(inJapanese);
});
