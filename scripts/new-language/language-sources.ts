/** The initial files of a language by name: they have the right types and contain no words yet. */
export const languageSources = (name: string): Readonly<Record<string, string>> => ({
	'model.ts': `import type { LanguageModel } from '../language-model.ts';

/** ${name} words that have a meaning but name no topic: numbers, times, everyday verbs, labels of buttons and menus. */
const weakWords = \`
\`;

// \`stem\` makes forms of one word equal. Look for the language in @orama/stemmers, and try pairs of singular and plural
// in ../stems.test.ts: a stemmer that takes two words for one does more harm than none.
export const model: LanguageModel = {
	weakWords,
	// Words that join nouns into one name, such as “of”, parted by spaces.
	connectingWords: '',
	// Words whose full stop does not end a sentence, without that full stop, parted by spaces.
	abbreviations: { open: '', number: '', closing: '' },
};
`,
	'phrases.ts': `import type { PhraseLists } from '../phrase-lists.ts';

// One phrase a line, in lower case. Only whole texts count, so a short phrase harms no longer text that begins with it.
export const phrases: PhraseLists = {
	// “click here”, “read more”, “details”
	genericLinkTexts: \`
	\`,
	// “home”, “untitled”, “welcome to our website”
	vagueTitles: \`
	\`,
	// “your text here”: filler that no finished text contains
	placeholders: \`
	\`,
};
`,
	'traits.ts': `import type { LanguageTraits } from '../language-traits.ts';

// Hosts know these before they load anything. Each trait is optional: leave out what you cannot source.
export const traits: LanguageTraits = {};

/** ${name} words that carry grammar rather than meaning (“the”, “of”, “is” in English), in lower case, parted by spaces. */
export const functionWords = \`
\`;
`,
});
