import { chooseKeywords } from '../core/src/text/keywords/choose-keywords.ts';
import {
	type KeywordWeights,
	keywordWeights,
	signNames,
} from '../core/src/text/keywords/keyword-likelihood.ts';
import { spellingOf } from '../core/src/text/keywords/keyword-spelling.ts';
import { meanStrictScore, strictScore } from './figures/keywords/strict-score.ts';
import {
	choiceOfRealPage,
	choiceOfWrittenPage,
	type LabelledChoice,
} from './keyword-weights/labelled-choice.ts';
import { fitLogisticRegression } from './keyword-weights/logistic-regression.ts';
import { labelledPages } from './labelled-pages/labelled-page.ts';
import { realPageLabels } from './labelled-pages/real-page-labels.ts';

/**
 * Fits the weights of `keyword-likelihood.ts` to the labelled tuning pages and prints them.
 *
 *   fit-keyword-weights.ts FOLDER
 *
 * The lines above them compare the weights in use with the new ones, on real and on written pages, and
 * with weights that were fitted without a seventh of the real pages and measured on that, which is what
 * other pages can expect. Reject weights that lose more on one kind of page than they gain on the other.
 */
const [folder] = process.argv.slice(2);
if (!folder) {
	console.error('Name a folder of HTML files: fit-keyword-weights.ts FOLDER');
	process.exit(2);
}

/** Between 3 and 8 the measure on other pages hardly changes. */
const restraint = 5;
const folds = 7;

/**
 * Real pages say most about their subject in titles, written ones repeat it in the text: the more these
 * count, the worse the weights suit real pages.
 */
const worthOfWritten = 0.7;

const pages = realPageLabels('tuning').map((labels) => choiceOfRealPage(labels, folder));
const written = labelledPages()
	.filter(({ set }) => set === 'tuning')
	.map(choiceOfWrittenPage);
const fitted = fit(pages);
const onOthers = Array.from({ length: folds }, (_, fold) => {
	const isOut = (_page: LabelledChoice, at: number) => at % folds === fold;
	const weights = fit(pages.filter((page, at) => !isOut(page, at)));
	return scoresOf(pages.filter(isOut), weights);
}).flat();

printScores('in use', scoresOf(pages, keywordWeights));
printScores('fitted', scoresOf(pages, fitted));
printScores('written, in use', scoresOf(written, keywordWeights));
printScores('written, fitted', scoresOf(written, fitted));
printScores('on other pages', onOthers);
console.log(JSON.stringify(fitted, null, '\t'));

function fit(real: readonly LabelledChoice[]): KeywordWeights {
	const examplesOf = (from: readonly LabelledChoice[], kind: keyof KeywordWeights, worth: number) =>
		from
			.flatMap((page) => page.phrases)
			.filter((phrase) => phrase.kind === kind)
			.map(({ isRight, signs }) => ({
				isRight,
				signs: signNames.map((name) => Number(signs[name])),
				worth,
			}));
	const weightsOf = (kind: keyof KeywordWeights): KeywordWeights[typeof kind] => {
		const examples = [...examplesOf(real, kind, 1), ...examplesOf(written, kind, worthOfWritten)];
		const [start = 0, ...rest] = fitLogisticRegression(examples, restraint).map(rounded);
		const ofSigns = Object.fromEntries(signNames.map((name, at) => [name, rest[at] ?? 0]));
		return { ...keywordWeights[kind], ...ofSigns, start };
	};
	return {
		word: weightsOf('word'),
		phraseOfName: weightsOf('phraseOfName'),
		phraseOfText: weightsOf('phraseOfText'),
	};
}

function rounded(weight: number): number {
	const tenths = Math.round(weight * 10) / 10;
	return tenths === 0 ? 0 : tenths;
}

function scoresOf(of: readonly LabelledChoice[], weights: KeywordWeights) {
	return of.map(({ choice, labels }) => {
		const chosen = choice === null ? [] : chooseKeywords(choice, 10, weights);
		return strictScore(chosen.map(spellingOf), labels);
	});
}

function printScores(name: string, scores: ReturnType<typeof scoresOf>) {
	const { judgedPrecisionAt5, made, precisionAt5 } = meanStrictScore(scores);
	console.log(
		`${name.padEnd(15)} P@5 ${precisionAt5.toFixed(3)}, with judgements ${judgedPrecisionAt5.toFixed(3)}, ${made.toFixed(1)} of 5 suggested`,
	);
}
