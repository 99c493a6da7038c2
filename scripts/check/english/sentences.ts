/** A text that people read, with its line. */
export interface Sentence {
	/** From 1. */
	readonly line: number;
	readonly text: string;
}

/** Titles of tests as sentences: the string that precedes the function. */
export const testTitles = (source: string): readonly Sentence[] =>
	matches(
		source,
		/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+ =>)/g,
	).map(asSentence);

const asSentence = ({ line, text }: Sentence): Sentence => ({
	line,
	text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
});

/** Strings of at least three words in source code; leaves out comments. */
export const textsInCode = (source: string): readonly Sentence[] =>
	matches(withoutComments(source), /(['"`])((?:\\.|(?!\1)[^\n\\])+)\1/g).filter(
		({ text }) => text.split(' ').length > 2,
	);

/** The sentences of a Markdown text; leaves out code and tables of URLs. */
export function sentencesOfMarkdown(source: string): readonly Sentence[] {
	const prose = source.replace(/```[\s\S]*?```/g, blankLines);
	return prose.split('\n').flatMap((paragraph, index) =>
		paragraph
			.replace(/`[^`]*`/g, 'code')
			.split(/(?<=[.!?]) (?=\p{Lu}|“)|\|/u)
			.map((text) => ({ line: index + 1, text: text.replace(/^[\s\-*#>\d.]+/, '') })),
	);
}

/** The texts of a JSON file with their lines. */
export const textsInJson = (source: string): readonly Sentence[] =>
	matches(source, /(")((?:\\.|[^"\\])+)"/g);

function matches(source: string, pattern: RegExp): readonly Sentence[] {
	return [...source.matchAll(pattern)].map((match) => ({
		line: source.slice(0, match.index).split('\n').length,
		text: match[2] ?? '',
	}));
}

const withoutComments = (source: string) =>
	source.replace(/\/\*[\s\S]*?\*\//g, blankLines).replace(/^\s*\/\/.*$/gm, '');

/** Keeps only the line breaks, so that later lines keep their numbers. */
const blankLines = (text: string) => text.replace(/[^\n]/g, '');
