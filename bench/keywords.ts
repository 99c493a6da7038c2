import { parseArgs } from 'node:util';
import { auditHtml } from '@plumbline/core';
import {
	meanStrictScore,
	type StrictScore,
	strictScore,
	topicsNamedBy,
} from './figures/keywords/strict-score.ts';
import {
	type LabelSet,
	type RealPageLabels,
	realPageLabels,
} from './labelled-pages/real-page-labels.ts';
import { realPage } from './noise/real-pages.ts';

/**
 * Prints how many of the keywords suggested for real pages somebody would track.
 *
 *   keywords.ts FOLDER               prints the scores of both sets, in all and by language
 *   keywords.ts FOLDER --set tuning  prints one set: tuning or held-out
 *   keywords.ts FOLDER --pages       prints the suggestions for each page of the tuning set
 */
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { pages: { type: 'boolean', default: false }, set: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) {
	console.error('Name a folder of HTML files: keywords.ts FOLDER');
	process.exit(2);
}

if (values.pages) for (const page of measuredPages('tuning', folder)) printPage(page);
else {
	const sets = (['tuning', 'held-out'] as const).filter((set) => set === (values.set ?? set));
	for (const set of sets) printSet(set, measuredPages(set, folder));
}

interface MeasuredPage {
	readonly labels: RealPageLabels;
	readonly suggestions: readonly string[];
	readonly score: StrictScore;
}

function measuredPages(set: LabelSet, from: string): readonly MeasuredPage[] {
	return realPageLabels(set).map((labels) => {
		const { html, options } = realPage(from, labels.file);
		const suggestions = auditHtml(html, { ...options, suggestKeywords: 10 }).suggestedKeywords;
		return {
			labels,
			suggestions,
			score: strictScore(suggestions, labels.topics, labels.language),
		};
	});
}

function printSet(set: LabelSet, pages: readonly MeasuredPage[]) {
	printFigures(set, pages);
	const byLanguage = Map.groupBy(pages, ({ labels }) => labels.language);
	for (const [language, ofLanguage] of byLanguage) printFigures(`${set}, ${language}`, ofLanguage);
}

function printFigures(name: string, pages: readonly MeasuredPage[]) {
	const mean = meanStrictScore(pages.map(({ score }) => score));
	console.log(
		`${name.padEnd(14)} ${String(pages.length).padStart(3)} pages  P@5 ${mean.precisionAt5.toFixed(2)}  P@shown ${mean.precisionOfShown.toFixed(2)} (${mean.shownAt5.toFixed(1)} of 5)  topics@5 ${mean.topicsAt5.toFixed(2)}  R@10 ${mean.recallAt10.toFixed(2)}`,
	);
}

function printPage({ labels, score, suggestions }: MeasuredPage) {
	console.log(`${labels.file} (${labels.language}): P@5 ${score.precisionAt5.toFixed(1)}`);
	for (const suggestion of suggestions) {
		const isNamed = topicsNamedBy(suggestion, labels.topics, labels.language).length > 0;
		console.log(`    ${isNamed ? '+' : '-'} ${suggestion}`);
	}
}
