import { fold } from '../../text/folding/fold.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { southSlavic, southSlavicNouns } from '../forms/south-slavic.ts';
import type { LanguageModel } from '../language-model.ts';

const marked: Readonly<Record<string, string>> = { ж: 'ž', ћ: 'ć', ч: 'č', џ: 'dž', ш: 'š' };

/** In Latin letters, with the marks that folding drops. */
const inLatin = (word: string) =>
	word.replace(/[\u0400-\u04FFđ]/g, (letter) => marked[letter] ?? fold(letter, 'sr'));

const differ = otherMarks({});

export const model: LanguageModel = {
	...southSlavic,
	otherForms: formsOfOneWord(southSlavicNouns, 'sr'),
	areOtherMarks: (one, other) => differ(inLatin(one), inLatin(other)),
};
