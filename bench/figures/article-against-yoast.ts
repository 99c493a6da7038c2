import { createRequire } from 'node:module';
import { auditHtml } from '@plumbline/core';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { atLeast, atMost, type FigureGroup } from './figure.ts';
import { compare } from './measure.ts';

const aim = 100;
const keywordText = ['starter', 'sourdough bread', 'baking at home'];
const wordCount = 2000;
const longerBy = [10_000, 50_000];
/** 1 is linear; the rest is room for cache misses and garbage collection in long runs. */
const maxGrowth = 1.5;

interface YoastAssessor {
	assess(paper: object): void;
	readonly results: readonly unknown[];
}

/** The parts of yoastseo that analyze a post; the package has no types for them. */
interface Yoast {
	readonly Paper: new (text: string, attributes: object) => object;
	readonly assessors: Readonly<
		Record<
			'SEOAssessor' | 'ContentAssessor',
			new (
				researcher: object,
				options?: object,
			) => YoastAssessor
		>
	>;
}

/** Compares our audit of an article with three keywords to yoastseo's post assessors with one. */
export function articleAgainstYoast(): FigureGroup {
	const text = articleOf(wordCount);
	const [ours, theirs, ...longer] = compare([
		{ name: 'plumbline', run: auditOf(text) },
		{ name: 'yoastseo', run: yoastAnalysis(text) },
		...longerBy.map((words) => ({ name: `${words}`, run: auditOf(articleOf(words)) })),
	]).map(({ median }) => median);
	if (ours === undefined || theirs === undefined) throw new Error('Each side is timed.');
	const ratio = theirs / ours;
	return {
		title: 'A 2,000-word article against yoastseo',
		method: `Full audit with ${keywordText.length} keywords against yoastseo’s SEO and readability assessors with one, on the same words; then longer articles against the cost of a word in the first.`,
		figures: [
			{
				name: 'times faster',
				measured: `${ratio.toFixed(0)}× (${ours.toFixed(2)} ms against ${theirs.toFixed(0)} ms)`,
				...atLeast(ratio, aim),
			},
			...longer.map((median, index) => {
				const words = longerBy[index] ?? 0;
				const growth = median / words / (ours / wordCount);
				return {
					name: `a word of ${words.toLocaleString('en')}`,
					measured: `${growth.toFixed(2)}× (${median.toFixed(1)} ms)`,
					...atMost(growth, maxGrowth),
				};
			}),
		],
	};
}

const auditOf = (text: string) => () =>
	auditHtml(text, {
		geo: 'us',
		title: titleText,
		description: descriptionText,
		keywords: keywordText,
		scope: 'fragment',
		language: 'en',
	});

const titleText = 'A year with one sourdough starter';
const descriptionText =
	'Twelve months of baking with one starter: what changed, what stayed, what failed.';

function articleOf(most: number): string {
	const { html } = generatePage('long-prose', most * 10);
	const main = html.slice(html.indexOf('</h1>') + 5, html.indexOf('</main>'));
	let words = 0;
	return main
		.split('\n')
		.filter((piece) => {
			words += piece.split(/\s+/).length;
			return words <= most;
		})
		.join('\n');
}

function yoastAnalysis(text: string): () => unknown {
	const require = createRequire(import.meta.url);
	const { Paper, assessors }: Yoast = require('yoastseo');
	const {
		default: Researcher,
	} = require('yoastseo/build/languageProcessing/languages/en/Researcher');
	const attributes = {
		keyword: keywordText[0],
		title: titleText,
		description: descriptionText,
		slug: 'a-year-with-one-starter',
		locale: 'en_US',
		permalink: 'https://example.com/a-year-with-one-starter',
	};
	return () => {
		const paper = new Paper(text, attributes);
		const researcher = new Researcher(paper);
		const seo = new assessors.SEOAssessor(researcher);
		const content = new assessors.ContentAssessor(researcher);
		seo.assess(paper);
		content.assess(paper);
		return seo.results.length + content.results.length;
	};
}
