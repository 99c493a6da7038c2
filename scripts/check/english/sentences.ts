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

/** The sentences of comments in TypeScript, PHP and CSS; leaves out code between backticks. */
export const commentsInCode = (source: string): readonly Sentence[] =>
	[...source.matchAll(comments)].flatMap(({ 0: comment, index }) => {
		let line = source.slice(0, index).split('\n').length;
		return comment
			.replace(/^\/\*+|\*\/$/g, '')
			.replace(/(^|\n)[ \t]*(?:\/\/|\*(?!\/))/g, '$1')
			.replace(/`[^`]*`/g, (code) => `code${blankLines(code)}`)
			.split(sentenceEnds)
			.map((part) => {
				const start = line + (part.match(/^\s*/)?.[0].split('\n').length ?? 1) - 1;
				line += part.split('\n').length - 1;
				return { line: start, text: closed(part.trim().replace(/\s+/g, ' ')) };
			})
			.filter(({ text }) => text !== '');
	});

/** Subjects of commits as sentences; their lines are their places in the log. */
export const commitSubjects = (log: string): readonly Sentence[] =>
	log
		.split('\n')
		.filter(Boolean)
		.map((subject, index) => ({ line: index + 1, text: closed(subject) }));

/** Some comments and all subjects of commits have no full stop. */
const closed = (text: string) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);

/** Block comments, runs of line comments, and comments after code. */
const comments =
	/(?<=^|[\s{(])\/\*(?=[\s*])[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|(?<=[;,{}()\]] )\/\/ .*$/gm;

const sentenceEnds = /(?<=[.!?])(?=\s+[\p{Lu}“])|(?=\n\s*(?:\n|- |@))/u;

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
