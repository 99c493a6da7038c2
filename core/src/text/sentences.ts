import { characterClass } from './character-class.ts';
import { characterClasses } from './characters.ts';
import type { TextRange } from './match-keyphrase.ts';
import { endsSentence } from './sentence-end.ts';

/**
 * The sentences of a block, in order, as ranges of its text without the space around them. A text without a full
 * stop is one sentence, as list items are. `null` for Thai and Lao, which mark no ends.
 */
export function sentencesOf(text: string, language: string | null): readonly TextRange[] | null {
	const classes = characterClasses();
	const sentences: TextRange[] = [];
	let start = 0;
	let unmarked = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const unit = classes[code];
		if (unit !== characterClass.sentenceEnd) {
			if (unit === characterClass.unspaced && isThaiOrLao(code)) unmarked++;
			if (unit !== characterClass.other || !isExtraEnd(code, language)) continue;
		}
		const end = endOfClosers(text, at + 1, classes, language);
		if (endsSentence(text, { start, at, end }, language)) {
			addTrimmed(sentences, text, start, end);
			start = end;
		}
		at = end - 1;
	}
	if (unmarked * 4 > text.length) return null;
	addTrimmed(sentences, text, start, text.length);
	return sentences;
}

const isThaiOrLao = (code: number) => code >= 0x0e00 && code <= 0x0eff;

const ethiopicFullStop = 0x1362;
const ethiopicQuestion = 0x1367;
const khmerFullStop = 0x17d4;
const burmeseFullStop = 0x104b;
const semicolon = 0x3b;
const moreEnds: ReadonlySet<number> = new Set([
	ethiopicFullStop,
	ethiopicQuestion,
	khmerFullStop,
	burmeseFullStop,
]);

/** Ends that part no words, and the semicolon that asks in Greek. */
function isExtraEnd(code: number, language: string | null): boolean {
	if (code === semicolon) return language === 'el';
	return moreEnds.has(code);
}

/** German closes with “ and «, which open elsewhere, but then after a space. */
const closers = '"\'”“’»›«‹)]}」』）】〉》';

/** “?!”, “…”, “.”)” and the like belong to the sentence that they end. */
function endOfClosers(
	text: string,
	start: number,
	classes: Uint8Array,
	language: string | null,
): number {
	let end = start;
	while (end < text.length) {
		const isEnd = classes[text.charCodeAt(end)] === characterClass.sentenceEnd;
		if (isEnd || closers.includes(text[end]!)) end++;
		else if (language === 'fr' && isSpacedCloser(text.slice(end, end + 2))) end += 2;
		else break;
	}
	return text[end] === '[' ? endOfFootnotes(text, end) : end;
}

/** Encyclopedias put them after the full stop: “It is free.[3][4] Then …”. */
const endOfFootnotes = (text: string, start: number) =>
	start + (footnotes.exec(text.slice(start, start + 40))?.[0].length ?? 0);

const footnotes = /^(?:\[\d{1,4}\])+/;

const isSpacedCloser = (pair: string) => /^[ \u00A0\u202F][»!?]$/.test(pair);

function addTrimmed(sentences: TextRange[], text: string, from: number, to: number): void {
	let start = from;
	while (start < to && isBlank(text[start]!)) start++;
	let end = to;
	while (end > start && isBlank(text[end - 1]!)) end--;
	if (end > start) sentences.push({ start, end });
}

const isBlank = (character: string) => character.trim() === '';
