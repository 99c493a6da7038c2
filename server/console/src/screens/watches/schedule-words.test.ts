import { expect, test } from 'vitest';
import { en } from '../../language/texts/en.generated.ts';
import { ja } from '../../language/texts/ja.generated.ts';
import { scheduleWords } from './schedule-words.ts';

test.each([
	['0 * * * *', 'every hour', '1時間ごと'],
	['0 */6 * * *', 'every 6 hours', '6時間ごと'],
	['0 1 * * *', 'every day at 1:00 AM', '毎日1:00'],
	['30 13 * * *', 'every day at 1:30 PM', '毎日13:30'],
	['0 8 * * 1', 'every Monday at 8:00 AM', '毎週月曜日8:00'],
	['0 8 * * 0', 'every Sunday at 8:00 AM', '毎週日曜日8:00'],
	// Words would be wrong or long.
	['0 */5 * * *', '0 */5 * * *', '0 */5 * * *'],
	['0 0 1 1 *', '0 0 1 1 *', '0 0 1 1 *'],
	['*/10 * * * *', '*/10 * * * *', '*/10 * * * *'],
	['0 0 * * 7', '0 0 * * 7', '0 0 * * 7'],
])('%s in words', (line, inEnglish, inJapanese) => {
	const plain = (text: string) => text.replaceAll('\u202f', ' ');
	expect(plain(scheduleWords(line, en.watches.times, 'en'))).toBe(inEnglish);
	expect(scheduleWords(line, ja.watches.times, 'ja')).toBe(inJapanese);
});
