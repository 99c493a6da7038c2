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
		const unit = classes[text.charCodeAt(at)];
		if (unit === characterClass.unspaced && isThaiOrLao(text.charCodeAt(at))) unmarked++;
		if (unit !== characterClass.sentenceEnd && !isExtraEnd(text.charCodeAt(at), language)) continue;
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
		if (!isEnd && !closers.includes(text[end]!)) break;
		end++;
	}
	return language === 'fr' && /^[ \u00A0\u202F][»!?]$/.test(text.slice(end, end + 2))
		? endOfClosers(text, end + 2, classes, language)
		: end;
}

function addTrimmed(sentences: TextRange[], text: string, from: number, to: number): void {
	const piece = text.slice(from, to);
	const trimmed = piece.trim();
	if (trimmed === '') return;
	const start = from + piece.indexOf(trimmed[0]!);
	sentences.push({ start, end: start + trimmed.length });
}
