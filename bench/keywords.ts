import { parseArgs } from 'node:util';
import { auditHtml, factsOfHtml } from '@plumbline/core';
import {
	type Judgement,
	judge,
	meanStrictScore,
	type StrictScore,
	strictScore,
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
 *   keywords.ts FOLDER --unjudged    prints those of the first five that nobody has judged yet, with what
 *                                    the page says about itself; of the tuning set unless --set names the other
 */
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		pages: { type: 'boolean', default: false },
		set: { type: 'string' },
		unjudged: { type: 'boolean', default: false },
	},
});
const [folder] = positionals;
if (!folder) {
	console.error('Name a folder of HTML files: keywords.ts FOLDER');
	process.exit(2);
}

const signs: Readonly<Record<Judgement, string>> = {
	labelled: '+',
	'judged right': '(+)',
	'judged wrong': '-',
	unjudged: '?',
};

if (values.unjudged) {
	const set = values.set === 'held-out' ? 'held-out' : 'tuning';
	for (const page of measuredPages(set, folder)) printUnjudged(page, folder);
} else if (values.pages) for (const page of measuredPages('tuning', folder)) printPage(page);
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
			score: strictScore(suggestions, labels),
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
		`${name.padEnd(14)} ${pages.length} pages, ${mean.made.toFixed(1)} of 5 suggested, topics@5 ${mean.topicsAt5.toFixed(2)}, R@10 ${mean.recallAt10.toFixed(2)}`,
	);
	console.log(
		`  as labelled beforehand  P@5 ${mean.precisionAt5.toFixed(2)}, out of five places ${mean.precisionOfFive.toFixed(2)}`,
	);
	console.log(
		`  with judgements         P@5 ${mean.judgedPrecisionAt5.toFixed(2)}, out of five places ${mean.judgedPrecisionOfFive.toFixed(2)} (${mean.unjudged} unjudged)`,
	);
}

function printPage({ labels, score, suggestions }: MeasuredPage) {
	console.log(`${labels.file} (${labels.language}): ${score.right} of ${score.made} right`);
	for (const suggestion of suggestions) {
		console.log(`  ${signs[judge(suggestion, labels)].padStart(3)} ${suggestion}`);
	}
}

function printUnjudged({ labels, suggestions }: MeasuredPage, from: string) {
	const unjudged = suggestions.slice(0, 5).filter((each) => judge(each, labels) === 'unjudged');
	if (unjudged.length === 0) return;
	const { html, options } = realPage(from, labels.file);
	const { facts } = factsOfHtml(html, options);
	const mainHeadings = facts.headings?.filter(({ level }) => level === 1) ?? [];
	console.log(`${labels.file} (${labels.language})`);
	console.log(`  title        ${facts.titles?.[0]?.text ?? ''}`);
	console.log(`  description  ${facts.descriptions?.[0]?.content ?? ''}`);
	console.log(`  h1           ${mainHeadings.map(({ text }) => text).join(' / ')}`);
	console.log(`  URL          ${options.url ?? ''}`);
	for (const suggestion of unjudged) console.log(`    ? ${suggestion}`);
}
