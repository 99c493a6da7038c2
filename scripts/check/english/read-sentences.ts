import {
	commentsInCode,
	type Sentence,
	sentencesOfMarkdown,
	testTitles,
	textsInCode,
	textsInJson,
} from './sentences.ts';

type ReadSentences = (source: string) => readonly Sentence[];

const readers: readonly (readonly [file: RegExp, read: ReadSentences])[] = [
	// These files contain examples of the habits to avoid.
	[/^docs\/style\.md$|^scripts\/check\/english\//, () => []],
	[/\.generated\./, () => []],
	[/\.(test|spec)\.tsx?$/, (source) => [...testTitles(source), ...commentsInCode(source)]],
	[/\.md$/, sentencesOfMarkdown],
	[/^(core\/src\/locales\/en|wordpress-plugin\/languages\/ja)\.json$/, textsInJson],
	// These files imitate pages of other people, or contain words of every language.
	[/^core\/src\/languages\/|\/(testing|sample)\/|\.fixtures\.tsx?$/, commentsInCode],
	[
		/^(core|server|extension|wordpress-plugin)\/src\/.*\.tsx?$|^wordpress-plugin\/.*\.php$/,
		(source) => [...textsInCode(source), ...commentsInCode(source)],
	],
	[/\.([cm]?[jt]s|tsx|php|css)$/, commentsInCode],
];

/** Finds the reader for a file whose texts people read; undefined for other files. */
export const sentencesIn = (file: string): ReadSentences | undefined =>
	readers.find(([pattern]) => pattern.test(file))?.[1];
