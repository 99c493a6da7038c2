export interface Habit {
	readonly pattern: RegExp;
	readonly instead: string;
}

/** Habits that make readers start a sentence again; `docs/style.md` explains each. */
export const habits: readonly Habit[] = [
	{
		pattern: /(?:^|[.!:;] )(?:What|Who|Whatever|Whose|Whom) (?!to do\b|[^.!?]*\?)[^.!?]*[.!;,]/,
		instead: 'name the subject instead of beginning with “what” or “who”',
	},
	{
		pattern: /(?:^|[.!:;] )That (?:there|it|they|an?|the|this|these|each|every|no|some) /,
		instead: 'name the subject instead of beginning with “that”',
	},
	{
		pattern: /(?<!\b[Tt]here )\b(?:is|are|was|were) none\b(?! of\b)/,
		instead: 'say “is not a …” instead of “is none”',
	},
	{
		pattern:
			/\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|one\b|need\b|way\b|reason\b|other\b|such\b|doubt\b|problem\b|limit\b|better\b|worse\b|bigger\b|slower\b)(?<!\b[Tt]here (?:is|are|was|were) no )\w/,
		instead: 'say “is not a …” instead of “is no …”',
	},
	{
		pattern:
			/\bstands? (?:in(?! for\b)|at|on|there|behind|before|above|below|beside|between|twice|once|\d)/,
		instead: 'say “is” or “appears” instead of “stands”',
	},
	{
		pattern:
			/\b(?:is|are|was|were|be|been|being) told\b|\btells? of\b|\btold (?:so|of|apart)\b|^(?:[\w-]+: )?Tell (?!you)/,
		instead: 'say “reports”, “shows” or “warns” instead of “tells of”, “is told” or “tell”',
	},
	{
		pattern: /\b(?:is|are|was|were|be) another(?:[.,;:]| one\b| than\b|$)/,
		instead: 'say “different” or “changed” instead of “another”',
	},
	{
		pattern: /\b[Ww]hoever\b/,
		instead: 'name the person: “people who”, “the caller”, “users who”',
	},
];

/** Advice for each habit in a sentence. */
export const adviceFor = (text: string): readonly string[] =>
	habits.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => instead);
