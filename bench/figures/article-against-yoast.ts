import { createRequire } from 'node:module';
import { auditHtml } from '@plumbline/core';
import { generatePage } from '@plumbline/scripts/generate-pages';
import type { FigureGroup } from './figure.ts';
import { compare } from './measure.ts';

const AIM = 50;
const KEYWORD = 'starter';
const WORDS = 2000;

interface YoastAssessor {
	assess(paper: object): void;
	readonly results: readonly unknown[];
}

/** The parts of yoastseo that a post's analysis uses; it brings no types for them. */
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

/** An article of 2,000 words with a keyword, judged by us and by the assessors of a post in yoastseo. */
export function articleAgainstYoast(): FigureGroup {
	const text = articleText();
	const [ours, theirs] = compare([
		{
			name: 'plumbline',
			run: () =>
				auditHtml(text, {
					geo: 'us',
					title: TITLE,
					description: DESCRIPTION,
					keywords: [KEYWORD],
					scope: 'fragment',
					language: 'en',
				}),
		},
		{ name: 'yoastseo', run: yoastAnalysis(text) },
	]);
	const ratio = (theirs?.median ?? 0) / (ours?.median ?? 1);
	return {
		title: 'A 2,000-word article against yoastseo',
		method: `Full audit with a keyword against yoastseo’s SEO and readability assessors on the same ${WORDS} words.`,
		figures: [
			{
				name: 'times faster',
				measured: `${ratio.toFixed(0)}× (${ours?.median.toFixed(2)} ms against ${theirs?.median.toFixed(0)} ms)`,
				aim: `≥ ${AIM}×`,
				holds: ratio >= AIM,
			},
		],
	};
}

const TITLE = 'A year with one sourdough starter';
const DESCRIPTION =
	'Twelve months of baking with one starter: what changed, what stayed, what failed.';

function articleText(): string {
	const { html } = generatePage('long-prose', 20_000);
	const main = html.slice(html.indexOf('</h1>') + 5, html.indexOf('</main>'));
	let words = 0;
	return main
		.split('\n')
		.filter((piece) => {
			words += piece.split(/\s+/).length;
			return words <= WORDS;
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
		keyword: KEYWORD,
		title: TITLE,
		description: DESCRIPTION,
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
