import { abbreviationsOf } from '../../languages/abbreviations.ts';
import { functionWordsOf } from '../../languages/function-words.ts';
import { languagesWithOrdinalDots } from '../../languages/traits.generated.ts';
import { fold } from '../folding/fold.ts';
import { characterClass } from '../words/character-class.ts';
import { characterClasses, isSpace, unitsOf } from '../words/characters.ts';

/** A place where a sentence may end. */
export interface PossibleEnd {
	/** Where the sentence begins. */
	readonly start: number;
	/** The first mark that may end it. */
	readonly at: number;
	/** After all marks, quotes and brackets that close it. */
	readonly end: number;
}

export function endsSentence(text: string, place: PossibleEnd, language: string | null): boolean {
	const { at, end } = place;
	if (end === text.length) return true;
	const mark = text.charCodeAt(at);
	if (!spacedMarks.has(mark)) return !quotesOn(text, end);
	if (!isSpace(text, end)) return false;
	const next = startOfNext(text, end);
	if (next === text.length) return true;
	if (beginsInLowerCase(text, next)) return false;
	return (
		mark !== fullStop || text[at + 1] === '.' || endsAfterFullStop(text, place, next, language)
	);
}

/** Marks that need a space after them; those of Chinese, Hindi, Armenian … do not. */
const spacedMarks = unitsOf('.!?…‼⁇⁈⁉;');
const fullStop = 0x2e;

/** Whether the sentence continues after a quotation: 「行く。」と言った. */
function quotesOn(text: string, end: number): boolean {
	return closingQuotes.has(text.charCodeAt(end - 1)) && /[\p{L}\p{N}]/u.test(text[end]!);
}

const closingQuotes = unitsOf('」』”’');
const openers = unitsOf('"\'“‘„«‹»([{¿¡「『（【—–-');

function startOfNext(text: string, end: number): number {
	let next = end;
	while (next < text.length && (isSpace(text, next) || openers.has(text.charCodeAt(next)))) next++;
	return next;
}

/** A name such as iOS or eBay may begin a sentence. */
function beginsInLowerCase(text: string, at: number): boolean {
	if (isAsciiCapital(text.charCodeAt(at))) return false;
	const first = text[at]!;
	if (first === first.toUpperCase() || first !== first.toLowerCase()) return false;
	return !/^\p{Ll}{1,4}\p{Lu}/u.test(text.slice(at, at + 5));
}

const isAsciiCapital = (code: number) => code >= 65 && code <= 90;

function endsAfterFullStop(
	text: string,
	{ at, start }: PossibleEnd,
	next: number,
	language: string | null,
): boolean {
	const before = lastWord(text, start, at);
	if (before.length > longestAbbreviation) return true;
	if (/^\d+$/.test(before)) return endsAfterNumber(text, { start, at, before }, language);
	const abbreviations = abbreviationsOf(language);
	const letters = before.length === 1 ? spacedLetters(text, start, at) : '';
	if (goesOnInLetters(text, next, letters, abbreviations)) return false;
	const listed = abbreviations.get(letters) ?? abbreviations.get(before.toLowerCase());
	if (listed === 'open') return false;
	if (isInitials(before)) return isFunctionWord(text, next, language);
	if (listed === undefined) return true;
	if (listed === 'closing' && language === 'de') return isFunctionWord(text, next, language);
	if (listed === 'number' && romanNumber.test(text.slice(next, next + longestAbbreviation)))
		return false;
	return !/^\p{N}/u.test(text[next]!);
}

/**
 * A Roman number after an abbreviation: “Vol. II”. “I” does not count, because it is a word too.
 */
const romanNumber = /^(?:[IVXLC]{2,}|[VX])\b/;

/** The letters of an abbreviation that is written with spaces, joined: “i.d” of “i. d. R.”. */
function spacedLetters(text: string, start: number, at: number): string {
	const before = text.slice(Math.max(start, at - longestSpaced), at);
	return (lettersAtEnd.exec(before)?.[0] ?? '').replace(/\s/g, '').toLowerCase();
}

const longestSpaced = 12;
const lettersAtEnd = /(?<![\p{L}\p{M}\p{N}.])(?:\p{L}\.\s){0,3}\p{L}$/u;

/** After the “z.” of “z. B.” */
function goesOnInLetters(
	text: string,
	next: number,
	letters: string,
	abbreviations: ReadonlyMap<string, unknown>,
): boolean {
	if (letters === '' || text[next + 1] !== '.') return false;
	const start = `${letters}.${text[next]!.toLowerCase()}`;
	return [...abbreviations.keys()].some((abbreviation) => abbreviation.startsWith(start));
}

const longestAbbreviation = 8;

/** The last word before a full stop, with its inner full stops: “e.g”, “U.S”. */
function lastWord(text: string, start: number, at: number): string {
	const classes = characterClasses();
	let from = at;
	while (from > start && at - from <= longestAbbreviation) {
		const unit = classes[text.charCodeAt(from - 1)]!;
		const isPart = unit >= characterClass.letter && unit <= characterClass.trail;
		if (!isPart && !'.-'.includes(text[from - 1]!)) break;
		from--;
	}
	while (from < at && '.-'.includes(text[from]!)) from++;
	return text.slice(from, at);
}

/** “J”, “U.S”, “J.-P”: single capitals, or single letters separated by full stops. */
function isInitials(word: string): boolean {
	if (word.length > 1 && !/[.-]|\p{M}/u.test(word)) return false;
	const letters = word.split(/[.-]+/);
	if (!letters.every((letter) => /^\p{L}\p{M}*$/u.test(letter))) return false;
	return letters.length > 1 || word !== word.toLowerCase();
}

/** Languages that write ordinals with a full stop: “am 3. Mai”. */
const ordinalDots: ReadonlySet<string> = new Set(languagesWithOrdinalDots);

/** Including the space before it: “ 12.” of a list. */
const longestNumbering = 4;

interface NumberBefore {
	readonly start: number;
	readonly at: number;
	readonly before: string;
}

function endsAfterNumber(
	text: string,
	{ at, before, start }: NumberBefore,
	language: string | null,
): boolean {
	const isNumbering = at - start <= longestNumbering && text.slice(start, at).trim() === before;
	if (isNumbering) return false;
	if (before.length > 2 || language === null || !ordinalDots.has(language)) return true;
	const label = lastWord(text, start, at - before.length - 2).toLowerCase();
	return abbreviationsOf(language).get(label) === 'number';
}

/** Whether a function word has a capital, which only the start of a sentence explains. */
function isFunctionWord(text: string, at: number, language: string | null): boolean {
	const functionWords = language === null ? undefined : functionWordsOf(language);
	if (!functionWords) return false;
	// A single letter with a full stop is the next initial.
	const word = /^(?:\p{L}\.|[\p{L}\p{M}\p{N}]+)/u.exec(text.slice(at, at + longestFunctionWord));
	return word !== null && functionWords.has(fold(word[0], language));
}

const longestFunctionWord = 16;
