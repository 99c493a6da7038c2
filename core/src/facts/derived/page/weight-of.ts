/**
 * How many Latin letters a character of the text counts for. Characters that each stand for a
 * syllable or a word count twice. The first texts show the script.
 */
export const weightOf = (blocks: readonly { readonly text: string }[]) =>
	blocks.slice(0, sampleBlocks).some(({ text }) => isSyllabic(text.slice(0, sample))) ? 2 : 1;

export const isSyllabic = (text: string) => syllables.test(text);

const syllables = /[\u3040-\u9fff\uac00-\ud7af]/;
const sampleBlocks = 5;
const sample = 40;
