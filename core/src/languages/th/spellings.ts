import { escapedPattern } from '../../text/words/escaped-pattern.ts';

/** Shorter words differ from others in their tone alone. */
const shortestTerm = 5;

/** A tone, ็, or ์ with the consonant that it silences. */
const mark = '(?:[\u0E01-\u0E2E]?\u0E4C|[\u0E47-\u0E4B])';
const marks = new RegExp(mark, 'g');

/** Letters that sound alike at the end of a syllable, and long and short vowels. */
const alike = ['กค', 'ตทด', 'พป', 'ิี', 'สซ'];

/**
 * A pattern for the spellings of a long word: borrowed ones differ in tones, doubled consonants and
 * silent letters, as แอปพลิเคชัน and แอพพลิเคชั่น do.
 */
export function spellings(term: string): string | undefined {
	if (term.length < shortestTerm || !/^[\u0E01-\u0E4E]+$/.test(term)) return undefined;
	const letters = [...term.replace(marks, '')];
	return letters.map(letterPattern).join('');
}

function letterPattern(letter: string, at: number, letters: readonly string[]): string {
	if (letter === letters[at - 1]) return '';
	const isDoubled = at > 0 && isConsonant.test(letter);
	const group = alike.find((list) => list.includes(letter));
	const own = group && at > 0 ? `[${group}]` : escapedPattern(letter);
	return `${own}${isDoubled ? `${own}?` : ''}${leadingVowel.test(letter) ? '' : `${mark}?`}`;
}

const isConsonant = /[\u0E01-\u0E2E]/;
const leadingVowel = /[\u0E40-\u0E44]/;
