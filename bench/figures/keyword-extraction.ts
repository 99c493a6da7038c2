import { auditHtml, extractKeywords, factsOfHtml } from '@plumbline/core';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { parse } from 'parse5';
import { framed } from '../labelled-pages/frame.ts';
import { type LabelledPage, labelledPages } from '../labelled-pages/labelled-page.ts';
import type { Figure, FigureGroup } from './figure.ts';
import { plainKeywords } from './keywords/plain-baseline.ts';
import { mean, type Score, score } from './keywords/score.ts';
import { compare } from './measure.ts';

const precisionAim = 0.6;
const recallAim = 0.6;
const costAim = 1;

/** The suggested keywords against the topics that a person named for the page. */
export function keywordExtraction(): FigureGroup {
	const pages = labelledPages().map(measure);
	const tuning = pages.filter(({ set }) => set === 'tuning');
	const heldOut = pages.filter(({ set }) => set === 'held-out');
	const languages = [...new Set(pages.map(({ language }) => language))];
	return {
		title: 'Suggested keywords against human labels',
		method: `Suggestions for ${pages.length} labelled pages in ${languages.length} languages (${heldOut.length} held out) against the topics a person named; P@5: share of the first five suggestions that name a topic; R@10: share of topics among the first ten. Plain: the most frequent content words and pairs, on the page without its frame.`,
		figures: [
			...goals('held out', heldOut),
			...goals('tuning', tuning),
			...byLanguage('held out', heldOut),
			...byLanguage('tuning', tuning),
			cost(),
		],
	};
}

function byLanguage(name: string, pages: readonly MeasuredPage[]): Figure[] {
	return [...Map.groupBy(pages, ({ language }) => language)].map(([language, ofLanguage]) =>
		shown(`${name}, ${language}`, ofLanguage),
	);
}

interface MeasuredPage {
	readonly set: LabelledPage['set'];
	readonly language: string;
	readonly ours: Score;
	readonly plain: Score;
}

function measure(page: LabelledPage): MeasuredPage {
	const { content, language, set, topics } = page;
	const ours = auditHtml(framed(page), { geo: 'us', suggestKeywords: 10 }).suggestedKeywords;
	const plain = plainKeywords(content, language, 10);
	return {
		set,
		language,
		ours: score(ours, topics, language),
		plain: score(plain, topics, language),
	};
}

function goals(name: string, pages: readonly MeasuredPage[]): Figure[] {
	const ours = mean(pages.map((page) => page.ours));
	const plain = mean(pages.map((page) => page.plain));
	const figure = (key: keyof Score, label: string, aim: number): Figure => ({
		name: `${name}, ${label}`,
		measured: `${ours[key].toFixed(2)} (${(ours[key] / plain[key]).toFixed(2)}× plain)`,
		aim: `≥ ${aim}`,
		holds: ours[key] >= aim,
	});
	return [
		figure('precisionAt5', 'P@5', precisionAim),
		figure('recallAt10', 'R@10', recallAim),
		shown(name, pages),
	];
}

/** Only printed: a language has too few pages for a target of its own. */
function shown(name: string, pages: readonly MeasuredPage[]): Figure {
	return {
		name,
		measured: `${line(mean(pages.map((page) => page.ours)))}; plain ${line(mean(pages.map((page) => page.plain)))}`,
		aim: '',
		holds: true,
	};
}

const line = ({ precisionAt10, precisionAt5, recallAt10, recallAt5 }: Score) =>
	`P@5 ${precisionAt5.toFixed(2)} P@10 ${precisionAt10.toFixed(2)} R@5 ${recallAt5.toFixed(2)} R@10 ${recallAt10.toFixed(2)}`;

/**
 * On long pages the extraction stops after enough text to know the topic, so its cost stays below
 * the parser's.
 */
function cost(): Figure {
	const { html, url } = generatePage('long-prose', 200_000);
	const { facts } = factsOfHtml(html, { geo: 'us', url });
	const sources = {
		title: facts.titles?.[0]?.text,
		headings: facts.headings?.map(({ text }) => text),
		blocks: (facts.textBlocks ?? []).map(({ text }) => text),
	};
	const [ours, parser] = compare([
		{ name: 'keywords', run: () => extractKeywords(sources, 'en') },
		{ name: 'parse5', run: () => parse(html, { scriptingEnabled: true }) },
	]);
	const ratio = (ours?.median ?? 0) / (parser?.median ?? 1);
	return {
		name: 'cost on 200 kB of prose against parse5',
		measured: `${ratio.toFixed(2)}× (${ours?.median.toFixed(1)} ms)`,
		aim: `≤ ${costAim}×`,
		holds: ratio <= costAim,
	};
}
