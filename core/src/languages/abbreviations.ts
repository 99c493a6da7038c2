import { languageModel } from '#languages';
import { splitList } from './function-words.ts';

/**
 * Words separated by spaces, without the last full stop, in lower case; single capitals count as
 * initials everywhere.
 */
export interface Abbreviations {
	/** Abbreviations that are always followed by something: “Dr.”, “z.B.”. */
	readonly open: string;
	/** Abbreviations only before a number, otherwise words: “No. 5”, but “No.”. */
	readonly number?: string;
	/** Abbreviations that may end a sentence: “etc.”, “usw.”. */
	readonly closing?: string;
}

export type Abbreviation = keyof Abbreviations;

const known = new WeakMap<Abbreviations, ReadonlyMap<string, Abbreviation>>();
const none: ReadonlyMap<string, Abbreviation> = new Map();

/**
 * The words, in lower case, that are abbreviations before a full stop in a language, each with its
 * kind.
 */
export function abbreviationsOf(language: string | null): ReadonlyMap<string, Abbreviation> {
	const lists = language === null ? undefined : languageModel(language)?.abbreviations;
	if (!lists) return none;
	const made = known.get(lists) ?? new Map(kinds.flatMap((kind) => entries(lists[kind], kind)));
	known.set(lists, made);
	return made;
}

/** If a word is in two lists, the more cautious kind wins. */
const kinds = ['closing', 'number', 'open'] as const;

const entries = (list: string | undefined, kind: Abbreviation): [string, Abbreviation][] =>
	list ? splitList(list).map((word) => [word, kind]) : [];
