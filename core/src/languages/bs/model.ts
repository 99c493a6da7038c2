import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { otherMarks } from '../forms/other-marks.ts';
import { southSlavic, southSlavicNouns } from '../forms/south-slavic.ts';
import type { LanguageModel } from '../language-model.ts';

export const model: LanguageModel = {
	...southSlavic,
	otherForms: formsOfOneWord(southSlavicNouns, 'bs'),
	areOtherMarks: otherMarks({}),
};
