import { createLiveAudit, type EditorPost } from '@plumbline/core';
import { generatePage } from '@plumbline/scripts/generate-pages';
import { atMost, type FigureGroup } from './figure.ts';

const medianMs = 2;
const p99Ms = 8;
const maxGrowth = 4;
const keywordTexts = ['starter', 'sourdough bread', 'baking at home'];
const wordsABlock = 50;
const shortBlocks = 40;
const longBlocks = 1000;
const keystrokes = 2000;
/** Keystrokes until the engine has compiled the hot code. */
const warmUp = 500;
const typedText = 'and then, when it rises. Nobody waits for it; ';
/** Characters typed at one place before moving to the next. */
const stay = 15;

/** The cost of typing in a long post, against a short one. */
export function keystroke(): FigureGroup {
	const short = costs(shortBlocks);
	const long = costs(longBlocks);
	const growth = long.median / short.median;
	return {
		title: 'One keystroke in the editor',
		method: `The report after each of ${keystrokes} typed characters, including whole words and their ends, at changing places in a post; three keywords.`,
		figures: [
			{
				name: '2,000 words in 40 blocks, median',
				measured: `${short.median.toFixed(2)} ms`,
				...atMost(short.median, medianMs, ' ms'),
			},
			{
				name: '50,000 words in 1,000 blocks, median',
				measured: `${long.median.toFixed(2)} ms`,
				...atMost(long.median, medianMs, ' ms'),
			},
			{
				name: '50,000 words in 1,000 blocks, 99 of 100',
				measured: `${long.p99.toFixed(2)} ms`,
				...atMost(long.p99, p99Ms, ' ms'),
			},
			{
				name: 'the long post against the short one',
				measured: `${growth.toFixed(2)}×`,
				...atMost(growth, maxGrowth),
			},
		],
	};
}

function costs(blocks: number) {
	const audit = createLiveAudit({ geo: 'us', keywords: keywordTexts });
	let post = postOf(blocks);
	audit.update(post);
	const times: number[] = [];
	for (let stroke = 0; stroke < warmUp + keystrokes; stroke++) {
		const at = (Math.floor(stroke / stay) * 617) % blocks;
		post = typed(post, at, typedText[stroke % typedText.length] ?? ' ');
		const start = performance.now();
		audit.update(post);
		times.push(performance.now() - start);
	}
	const sorted = times.slice(warmUp).sort((left, right) => left - right);
	const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
	return { median: share(0.5), p99: share(0.99) };
}

function typed(post: EditorPost, at: number, character: string): EditorPost {
	const block = post.blocks[at];
	if (!block) throw new Error(`There is no block ${at}.`);
	const html = block.html.replace(/(?=<\/\w+>$)/, character);
	return { ...post, blocks: post.blocks.with(at, { ...block, html }) };
}

function postOf(blocks: number): EditorPost {
	const { html } = generatePage('long-prose', blocks * wordsABlock * 10);
	const text = html.slice(html.indexOf('</h1>') + 5, html.indexOf('</main>'));
	const words = text
		.replace(/<[^>]*>/g, ' ')
		.split(/\s+/)
		.filter(Boolean);
	return {
		title: 'A year with one sourdough starter',
		description: 'Twelve months of baking with one starter: what changed, what stayed.',
		url: 'https://example.com/a-year-with-one-starter',
		language: 'en',
		blocks: Array.from({ length: blocks }, (_, at) => {
			const own = words.slice(at * wordsABlock, (at + 1) * wordsABlock);
			// A heading before every four paragraphs. It drops some words of the text, which does
			// not matter.
			return at % 5 === 0
				? { id: `b${at}`, name: 'core/heading', html: `<h2>${own.slice(0, 6).join(' ')}</h2>` }
				: { id: `b${at}`, name: 'core/paragraph', html: `<p>${own.join(' ')}</p>` };
		}),
	};
}
