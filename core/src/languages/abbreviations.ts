import { languageModel } from '#languages';
import { splitList } from './function-words.ts';

/** Words parted by spaces, without the last full stop, in lower case; single capitals are taken for initials everywhere. */
export interface Abbreviations {
	/** Something always follows: “Dr.”, “z.B.”. */
	readonly open: string;
	/** A number follows, else it is a word: “No. 5”, but “No.”. */
	readonly number?: string;
	/** It may close a sentence: “etc.”, “usw.”. */
	readonly closing?: string;
}

export type Abbreviation = keyof Abbreviations;

const known = new WeakMap<Abbreviations, ReadonlyMap<string, Abbreviation>>();
const none: ReadonlyMap<string, Abbreviation> = new Map();

/** What a word before a full stop abbreviates in a language, by the word in lower case. */
export function abbreviationsOf(language: string | null): ReadonlyMap<string, Abbreviation> {
	const lists = language === null ? undefined : languageModel(language)?.abbreviations;
	if (!lists) return none;
	const made = known.get(lists) ?? new Map(kinds.flatMap((kind) => entries(lists[kind], kind)));
	known.set(lists, made);
	return made;
}

/** Where a word is in two lists, the more cautious wins. */
const kinds = ['closing', 'number', 'open'] as const;

const entries = (list: string | undefined, kind: Abbreviation): [string, Abbreviation][] =>
	list ? splitList(list).map((word) => [word, kind]) : [];
